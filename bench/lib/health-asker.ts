/** `node health-asker.ts URL` prints an empty line, polls until its input ends and prints the results as JSON. */
import { setTimeout } from 'node:timers/promises';

/** ms between a response and the next request */
const PAUSE = 100;

const url = process.argv[2]!;
const times: number[] = [];
let failures = 0;
process.stdin.resume().once('end', () => {
  process.stdout.write(JSON.stringify({ times, failures }));
  process.exit(0);
});
for (;;) {
  const begin = performance.now();
  const ok = await fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 200;
    },
    () => false,
  );
  if (times.push(performance.now() - begin) === 1) process.stdout.write('\n');
  if (!ok) failures++;
  await setTimeout(PAUSE);
}
