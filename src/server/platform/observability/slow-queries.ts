import { currentRequest } from '../http/request-context.ts';

/** Ms from which a query is slow: ten times what any needs, with the disk's worst moments. */
const SLOW = 500;

/** A query that a visitor waited long for has a line of its own, with the request's id; its values are left out. */
export function logSlowQuery(ms: number, statement: string): void {
  if (ms >= SLOW) currentRequest()?.log.warn({ ms: Math.round(ms), statement }, 'a slow query');
}
