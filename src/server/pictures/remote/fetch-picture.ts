/** A picture from an address that somebody else wrote (docs/decisions/0034-pictures-by-address.md). */
import { type IncomingMessage, get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { type LookupFunction, isIPv6 } from 'node:net';
import { PICTURE_LIMITS } from '../process-picture.ts';
import { type FetchPolicy, PictureFetchError, checkedAddresses, checkedUrl } from './fetch-policy.ts';

const MAX_REDIRECTS = 3;
/** ms, from the first byte sent to the last received, redirects included. */
const TIMEOUT = 10_000;
const HEADERS = {
  accept: 'image/*',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (shop import)',
};

export interface FetchOptions {
  policy: FetchPolicy;
  signal: AbortSignal;
  timeout?: number;
}

/** Throws a PictureFetchError, or the signal's reason once it is aborted. */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Buffer> {
  const { policy, signal, timeout = TIMEOUT } = options;
  const ends = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  try {
    let url = checkedUrl(address, policy);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await request(url, await orAborted(checkedAddresses(url, policy), ends), ends);
      const next = redirectOf(answer);
      if (next === null) return await bodyOf(answer);
      answer.destroy();
      url = checkedUrl(URL.parse(next, url)?.href ?? '', policy);
    }
    throw new PictureFetchError('unreachable');
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof PictureFetchError ? cause : new PictureFetchError('unreachable', { cause });
  }
}

/** A nameserver can't be told to stop. */
async function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const done = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: done.signal });
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([work, aborted]);
  } finally {
    done.abort();
  }
}

/** Connects to one of the checked addresses, whatever the name would lead to by now. */
function request(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS, agent: false, lookup, signal }, resolve).once('error', reject);
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : null;
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new PictureFetchError('unreachable');
    if (Number(answer.headers['content-length'] ?? 0) > PICTURE_LIMITS.bytes)
      throw new PictureFetchError('refused');
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > PICTURE_LIMITS.bytes) throw new PictureFetchError('refused');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, bytes);
  } finally {
    answer.destroy();
  }
}
