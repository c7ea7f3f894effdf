/** Who is counted (docs/rules.md#what-happened-this-week). Nothing of a request is kept. */
import type { IncomingHttpHeaders } from 'node:http';

/** Those that say so themselves: crawlers, link previews, monitors, scripts. Cubot is a brand of phones. */
const NOT_PEOPLE =
  /(?<!cu)bot|crawl|spider|slurp|preview|scanner|monitor|uptime|lighthouse|facebookexternalhit|whatsapp\/|curl\/|wget|python|go-http|java\/|okhttp|lightmyrequest/i;

export function isPerson(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '' && !NOT_PEOPLE.test(agent) && !isPrefetch(headers);
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return typeof purpose === 'string' && purpose.includes('prefetch');
}

/** Comes from another site or from nowhere. */
export function isArrival(headers: IncomingHttpHeaders): boolean {
  if (headers['cache-control'] === 'max-age=0') return false; // how browsers reload
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return hostOf(headers.referer) !== headers.host;
}

function hostOf(address: string | undefined): string | null {
  return (address && URL.parse(address)?.host) || null;
}
