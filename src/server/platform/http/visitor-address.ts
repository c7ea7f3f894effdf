import { isIPv6 } from 'node:net';

/**
 * Whom a limit counts: the visitor's address (TRUST_PROXY says who may name it), of an IPv6 one its /64, which is
 * what one household or server gets (api.md, Limits). Who has hung up already has none.
 */
export function visitorAddress({ ip = '' }: { ip?: string | undefined }): string {
  const [address = ''] = withoutPort(ip).split('%');
  if (!isIPv6(address)) return address.slice(0, 64);
  const groups = groupsOf(address);
  return isMappedIPv4(groups) ? asIPv4(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Some proxies name the port, which differs from request to request. */
function withoutPort(ip: string): string {
  return /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip)?.slice(1).join('') ?? ip;
}

/** The eight groups, each in its shortest form. */
function groupsOf(address: string): string[] {
  // An URL's host is the address in one canonical spelling.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  if (tail === undefined) return first;
  const last = tail.split(':').filter(Boolean);
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

function isMappedIPv4(groups: string[]): boolean {
  return groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
}

function asIPv4(groups: string[]): string {
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}
