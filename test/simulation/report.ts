import { type Outcome, type Plan, run } from './run.ts';
import { shrink } from './shrink.ts';
import type { Template } from './template.ts';

/** What failed, by which steps, and how to see it again. */
export async function reportOf(template: Template, plan: Plan, { last, faults }: Outcome): Promise<string> {
  const made = { ...plan, steps: plan.steps.filter((step) => step <= last) };
  const fails = async (fewer: Plan) => (await run(template, fewer)).faults.length > 0;
  const shortest = await shrink(made, fails);
  const { trace, faults: then } = await run(template, shortest);
  return [
    `The simulation with seed ${plan.seed} fails at step ${last}:`,
    ...faults,
    `With ${shortest.steps.length} of its steps:`,
    ...then,
    ...trace,
    `To see it again: SIM_SEED=${plan.seed} npx vitest run test/simulation`,
  ].join('\n');
}
