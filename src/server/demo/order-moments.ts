import { inDays, onWorkday } from './days.ts';
import type { DemoOrder } from './types.ts';

/** ms; between two things that happen to one order. */
const PAUSE = 60_000;

/** Of placing, which customers do on any day, and of each step after it; each later than the one before. */
export function momentsOf({ placed, steps }: Pick<DemoOrder, 'placed' | 'steps'>, now: Date): Date[] {
  const moments = [inDays(now, -placed.daysAgo, placed.time)];
  for (const { daysAgo, time } of steps) {
    const earliest = moments.at(-1)!.getTime() + PAUSE;
    moments.push(new Date(Math.max(onWorkday(now, -daysAgo, time).getTime(), earliest)));
  }
  return moments;
}
