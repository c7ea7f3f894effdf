/** Fewer steps that fail as well, for whoever has to understand why. */
import type { Plan } from './run.ts';

/** ms; a failure is told by then, with what was left out so far. */
const PATIENCE = 60_000;

export async function shrink(plan: Plan, fails: (plan: Plan) => Promise<boolean>): Promise<Plan> {
  let { steps } = plan;
  const end = performance.now() + PATIENCE;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < steps.length && performance.now() < end;) {
      const fewer = steps.toSpliced(at, size);
      if (await fails({ ...plan, steps: fewer })) steps = fewer;
      else at += size;
    }
  }
  return { ...plan, steps };
}
