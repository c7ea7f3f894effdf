import ipaddr from 'ipaddr.js';

/** IPv6 counts by /64, the network of one household or server; empty once the client has disconnected. */
export function visitorAddress({ ip = '' }: { ip?: string | undefined }): string {
  const [address = ''] = withoutPort(ip).split('%');
  if (!ipaddr.IPv6.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Some proxies add the port, which differs from request to request. */
function withoutPort(ip: string): string {
  return /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip)?.slice(1).join('') ?? ip;
}
