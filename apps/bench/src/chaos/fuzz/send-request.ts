import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';
import type { FuzzTally } from './tally.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const ANSWER_WITHIN_MS = 15_000;
const FIRST_REFUSAL = 400;
const FIRST_FAULT = 500;

/** Who asks, and who keeps account. */
export interface Sender {
  readonly url: string;
  readonly cookie: string;
  readonly address: string;
  readonly tally: FuzzTally;
}

/** Sends a request that must be refused with a code, or be cut off. */
export async function sendRequest(
  hostile: HostileRequest,
  { url, cookie, address, tally }: Sender,
): Promise<void> {
  tally.sent.requests += 1;
  const { method, path, headers, body } = hostile;
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const where = `${method} ${path.slice(0, 40)}`;
  await new Promise<void>((resolve) => {
    const sent = request(
      url + path,
      {
        method,
        agent,
        timeout: ANSWER_WITHIN_MS,
        headers: { cookie, ...headers, ...length, 'x-forwarded-for': address },
      },
      (answer) => {
        textOf(answer)
          .then(
            (text) => judge(where, answer.statusCode ?? 0, text, tally),
            () => tally.answer('connection cut'),
          )
          .finally(resolve);
      },
    );
    sent.on('timeout', () => {
      tally.violation(`no answer to ${where}`);
      sent.destroy();
    });
    sent.on('error', () => {
      tally.answer('connection cut');
      resolve();
    });
    sent.end(body ?? undefined);
  });
}

function judge(where: string, status: number, text: string, tally: FuzzTally): void {
  if (status < FIRST_REFUSAL) tally.violation(`${where} was accepted with ${status}`);
  else if (status >= FIRST_FAULT) tally.violation(`${where} was answered with ${status}`);
  else tally.answer(codeIn(text) ?? `status ${status}`);
  if (codeIn(text) === null) tally.violation(`${where} was answered with ${status} without a code`);
}

function codeIn(text: string): string | null {
  try {
    const { error } = JSON.parse(text) as { readonly error?: { readonly code?: unknown } };
    return typeof error?.code === 'string' ? error.code : null;
  } catch {
    return null;
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
