import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface FetchPolicy {
  /** Every address of a host; rejects when it has none. */
  resolve: (host: string) => Promise<string[]>;
  allowsAddress: (address: string) => boolean;
  allowsPort: (port: number) => boolean;
}

/** ms, two tries; longer than any nameserver that answers takes. */
const RESOLVE_TIMEOUT = 2_000;

/** The public internet on the web's own ports (docs/rules.md#import). */
export const PUBLIC_INTERNET: FetchPolicy = {
  resolve: async (host) => {
    // Not the system's lookup, which takes a thread that files and pictures need, and knows names of the inside.
    const resolver = new Resolver({ timeout: RESOLVE_TIMEOUT, tries: 2 });
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 80 || port === 443,
};

export type FetchRefusal = 'address' | 'unreachable' | 'refused';

export class PictureFetchError extends Error {
  readonly code: FetchRefusal;

  constructor(code: FetchRefusal, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** characters; more than any server takes */
const MAX_LENGTH = 8_000;
const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** Without asking the network. Throws a PictureFetchError. */
export function checkedUrl(address: string, policy: FetchPolicy): URL {
  const url = address.length > MAX_LENGTH ? null : URL.parse(address);
  const port = url && (url.port === '' ? PORTS[url.protocol] : Number(url.port));
  if (!url || !(url.protocol in PORTS) || !port || !policy.allowsPort(port) || url.username || url.password)
    throw new PictureFetchError('address');
  const host = hostOf(url);
  if (isIP(host) && !policy.allowsAddress(host)) throw new PictureFetchError('address');
  return url;
}

/** All of a host's addresses, each allowed. Throws a PictureFetchError. */
export async function checkedAddresses(url: URL, policy: FetchPolicy): Promise<string[]> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolved(host, policy);
  if (!addresses.every((address) => policy.allowsAddress(address))) throw new PictureFetchError('address');
  return addresses;
}

async function resolved(host: string, policy: FetchPolicy): Promise<string[]> {
  const addresses = await policy.resolve(host).catch((cause: unknown) => {
    throw new PictureFetchError('unreachable', { cause });
  });
  if (addresses.length === 0) throw new PictureFetchError('unreachable');
  return addresses;
}

/** IPv6 without its brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
