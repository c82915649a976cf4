import { err, ok } from '@skat/engine';
import type { ProtocolError, Reply } from '@skat/protocol';

/** Answers what a seat asks by the view that it makes, for servers that acknowledge nothing else. */
export class ViewAnswers {
  #waiting: { readonly version: number; readonly onReply: (reply: Reply) => void } | null = null;

  /** Something has been asked that makes a version. */
  expect(version: number, onReply: (reply: Reply) => void): void {
    this.#waiting = { version, onReply };
  }

  /** A view of a version has come. */
  see(version: number): void {
    if (this.#waiting === null || version < this.#waiting.version) return;
    const { onReply } = this.#waiting;
    this.#waiting = null;
    onReply(ok({ version }));
  }

  refuse(code: string): void {
    this.#waiting?.onReply(err({ code } as ProtocolError));
    this.#waiting = null;
  }
}
