/** One call to a provider; it never throws, and its reasons carry neither keys nor what was sent. */
import { outsideQueue } from '../platform/load/outside-queue.ts';

/** ms; for the whole answer. */
const TIMEOUT = 10_000;
const LARGEST_ANSWER = 4 * 1024 * 1024;

export type Called =
  | { kind: 'answered'; status: number; body: unknown }
  | { kind: 'unknown'; reason: string };

export interface CallOptions {
  /** Tests shorten it. */
  timeout?: number;
  headers?: Record<string, string>;
}

/** How it travels: `fetch`, or the shop's own server for the simulator. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

export function callProvider(
  transport: Transport,
  url: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Called> {
  return outsideQueue(() => call(transport, url, body, options));
}

async function call(
  transport: Transport,
  url: string,
  body: unknown,
  { timeout = TIMEOUT, headers = {} }: CallOptions,
): Promise<Called> {
  try {
    const answer = await transport(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      // A key is sent nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await readText(answer);
    if (text === null) return unknown('the answer is too long');
    if (answer.status >= 500) return unknown(`status ${answer.status}`);
    return { kind: 'answered', status: answer.status, body: JSON.parse(text) };
  } catch (error) {
    return unknown(reasonOf(error, timeout));
  }
}

async function readText({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > LARGEST_ANSWER) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof SyntaxError) return 'the answer is no JSON';
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeout} ms`;
  return 'no connection';
}

function unknown(reason: string): Called {
  return { kind: 'unknown', reason };
}
