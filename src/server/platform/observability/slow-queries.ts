import { currentRequest } from '../http/request-context.ts';

/** ms; ten times what any query needs when the disk is at its worst. */
const SLOW = 500;

/** Logs a slow query of a request under its id, without its values. */
export function logSlowQuery(ms: number, statement: string): void {
  if (ms >= SLOW) currentRequest()?.log.warn({ ms: Math.round(ms), statement }, 'a slow query');
}
