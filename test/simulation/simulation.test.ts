/** A shop from its first order on, with customers, faults and crashes that a seed decides (decision 0039). */
import { beforeAll, expect, it, test, vi } from 'vitest';
import { isLong } from '../long-run.ts';
import { reportOf } from './report.ts';
import { planOf, run } from './run.ts';
import { type Template, makeTemplate } from './template.ts';

vi.mock('node:crypto', async (original) => ({
  ...(await original<object>()),
  ...(await import('./seeded-crypto.ts')).seeded,
}));

const SEEDS = isLong ? 10_000 : 20;
const STEPS = 25;
/** Seeds a test. */
const SHARE = 20;
/** `17`, or `2001-4000` for a part of the long run. */
const [from, to = from] = (process.env.SIM_SEED ?? `1-${SEEDS}`).split('-').map(Number) as [number, number?];
const seeds = Array.from({ length: to! - from + 1 }, (_, index) => from + index);
const shares = Array.from({ length: Math.ceil(seeds.length / SHARE) }, (_, share) =>
  seeds.slice(share * SHARE, (share + 1) * SHARE),
);
vi.setConfig({ testTimeout: 600_000 });

let template: Template;
beforeAll(async () => {
  template = await makeTemplate();
});

test.each(shares.map((share) => [share[0]!, share.at(-1)!, share] as const))(
  'a shop stays whole with the seeds %i to %i',
  async (_first, _last, share) => {
    for (const seed of share) {
      const plan = planOf(seed, STEPS);
      const outcome = await run(template, plan);
      if (outcome.faults.length > 0) expect.fail(await reportOf(template, plan, outcome));
    }
  },
);

it('is the same shop each time with the same seed', async () => {
  const plan = planOf(seeds[0]!, STEPS);
  expect(await run(template, plan)).toEqual(await run(template, plan));
});
