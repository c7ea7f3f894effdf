/** A change without an answer may have been made: the server is asked before anybody says that it wasn't. */
import { type WantedLine, lineKey } from '#domain/cart.ts';
import { ApiError } from '#web/api/client.ts';

/** Between two tries to ask, ms. */
const PAUSE = 10_000;

/** Not even the question was answered. */
export class LostAnswer extends ApiError {
  /** Whether the change was made, once that can be asked. */
  readonly outcome: () => Promise<boolean>;
  constructor(outcome: LostAnswer['outcome']) {
    super(0);
    this.outcome = outcome;
  }
}

/** What a browser without a network sends reaches nobody. */
export function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && navigator.onLine !== false;
}

/** Whether the lines that a change touches are as it wanted them. */
export function isMade(
  before: readonly WantedLine[],
  wanted: readonly WantedLine[],
  now: readonly WantedLine[],
): boolean {
  const [had, want, has] = [before, wanted, now].map(
    (lines) => new Map(lines.map((line) => [lineKey(line), line.quantity])),
  ) as [Quantities, Quantities, Quantities];
  return [...had.keys(), ...want.keys()].every(
    (key) => had.get(key) === want.get(key) || has.get(key) === want.get(key),
  );
}

export const isSameList = (one: readonly WantedLine[], other: readonly WantedLine[]): boolean =>
  isMade(one, other, one);

type Quantities = Map<string, number>;

/** Asks when the network comes back, and now and then, until there is an answer. */
export function whenBack<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    const attempt = async () => {
      try {
        resolve(await ask());
        clearInterval(timer);
        removeEventListener('online', attempt);
      } catch {
        // Not yet.
      }
    };
    const timer = setInterval(attempt, PAUSE);
    addEventListener('online', attempt);
  });
}
