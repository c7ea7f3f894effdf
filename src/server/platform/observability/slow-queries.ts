import { currentRequest } from '../http/request-context.ts';

/** ms; ten times what any query needs on the slowest disk. */
const SLOW = 500;

export function logSlowQuery(ms: number, statement: string): void {
  if (ms >= SLOW) currentRequest()?.log.warn({ ms: Math.round(ms), statement }, 'a slow query');
}
