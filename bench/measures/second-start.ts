/** From the start of the process to its first response, with everything installed, built and seeded. */
import { type Measure, median } from '../lib/measure.ts';
import { startBareServer, startShop, temporaryFolder } from '../lib/servers.ts';

const STARTS = 3;
/** ms of the server alone, and of npm start */
const BUDGETS = { server: 1_000, npmStart: 3_000 };

export const secondStart: Measure = {
  title: 'Starting again',
  async run({ shop }) {
    await shop.stop();
    const dataDir = temporaryFolder();
    const first = await startShop(dataDir);
    await first.stop();
    const bare = await startBareServer('text/plain', Buffer.from('ok'));
    await bare.stop();
    return [
      { what: 'for comparison: a bare node:http server', figure: seconds(bare.startedIn) },
      {
        what: 'first start of the server: the demo catalogue is filled in',
        figure: seconds(first.startedIn),
      },
      await again('the server', dataDir, 'src/server/main.ts', BUDGETS.server),
      await again(
        'npm start: what is missing is looked for first',
        dataDir,
        'scripts/start.mjs',
        BUDGETS.npmStart,
      ),
    ];
  },
};

async function again(what: string, dataDir: string, script: string, budget: number) {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startShop(dataDir, script);
    times.push(server.startedIn);
    await server.stop();
  }
  const time = median(times);
  return {
    what: `second start of ${what}`,
    figure: seconds(time),
    budget: seconds(budget),
    ok: time <= budget,
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
