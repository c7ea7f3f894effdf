/** Fewer steps that fail as well, for whoever has to understand why. */
import type { Plan } from './run.ts';

/** So that a failure is told within a minute or so. */
const MOST_RUNS = 80;

export async function shrink(plan: Plan, fails: (plan: Plan) => Promise<boolean>): Promise<Plan> {
  let { steps } = plan;
  let runs = 0;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < steps.length && runs < MOST_RUNS; runs++) {
      const fewer = steps.toSpliced(at, size);
      if (await fails({ ...plan, steps: fewer })) steps = fewer;
      else at += size;
    }
  }
  return { ...plan, steps };
}
