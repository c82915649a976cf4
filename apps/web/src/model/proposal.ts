import type { Position, Proposal, TableView } from '@skat/engine';
import type { Messages } from '../i18n/messages.ts';

/** Who is who while an early ending is proposed. */
export interface ProposalScene {
  readonly proposal: Proposal;
  readonly declarer: Position | null;
  /** Own position, or null for a dealer who sits out. */
  readonly position: Position | null;
  readonly nameAt: (position: Position) => string;
}

/** What is proposed, in one sentence (R6.3-R6.7). */
export function proposalSentence(
  { proposal, declarer, position, nameAt }: ProposalScene,
  words: Messages,
): string {
  const { early } = words;
  const name = declarer === null ? '' : nameAt(declarer);
  switch (proposal.kind) {
    case 'resign':
      return early.asksResign({ name });
    case 'concede':
      if (position === declarer && proposal.asked.includes(position ?? 0)) return early.asksConcedeDeclarer;
      return early.asksConcede({ name: nameAt(proposal.by) });
    case 'claim':
      return proposal.level === 'simple'
        ? early.asksClaim({ name })
        : early.asksClaimLevel({ name, level: early.claimLevels[proposal.level] });
  }
}

/** The line over the hand: the question for who is asked, else who is waited for. */
export function proposalPrompt(scene: ProposalScene, words: Messages): string {
  const { proposal, position, nameAt } = scene;
  const isAsked = position !== null && proposal.asked.includes(position);
  const isOwn = isProposer(scene);
  const waiting = words.early.waiting({ names: proposal.asked.map(nameAt) });
  if (isAsked) return proposalSentence(scene, words);
  return isOwn ? waiting : `${proposalSentence(scene, words)} ${waiting}`;
}

function isProposer({ proposal, position, declarer }: ProposalScene): boolean {
  return position !== null && position === (proposal.kind === 'concede' ? proposal.by : declarer);
}

/** That a proposal was turned down and play goes on; null otherwise (R6.5, R6.7). */
export function declinedNotice(before: TableView, after: TableView, { early }: Messages): string | null {
  const proposed = before.play?.proposal ?? null;
  if (proposed === null || after.play === null || after.play.proposal !== null) return null;
  if (after.auction?.number !== before.auction?.number) return null;
  return proposed.kind === 'claim' ? early.declinedOpen : early.declined;
}
