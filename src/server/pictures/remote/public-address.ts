import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Everything that IANA has given out for hosts of the internet; tunnels into IPv4 are not. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** False for what leads inside: this machine, its networks and a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  // The library also reads `1.2.3` and `0x7f.1`.
  if (isIP(address) === 0) return false;
  // An IPv4 address in IPv6 clothing is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : true;
}
