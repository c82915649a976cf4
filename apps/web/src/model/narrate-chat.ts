import type { ChatLine, Say } from '@skat/protocol';
import type { Messages } from '../i18n/messages.ts';

/** A line in the reader's language. */
export function wordsOf(say: Say, words: Messages): string {
  switch (say.kind) {
    case 'phrase':
      return words.chat.phrases[say.phrase];
    case 'emoji':
      return say.emoji;
    case 'text':
      return say.text;
  }
}

/** What is read aloud of lines that came unseen: one as it was said, of several how many. */
export function narrateChat(news: readonly ChatLine[], words: Messages): string {
  const [line] = news;
  if (line !== undefined && news.length === 1)
    return words.chat.said({ name: line.name, text: wordsOf(line.say, words) });
  return `${words.chat.title}: ${words.chat.unread({ count: news.length })}`;
}
