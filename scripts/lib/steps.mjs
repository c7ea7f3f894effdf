/** Runs steps under headings, with their times, up to the first failure. */

/** @param {[string, () => Promise<number | void>][]} steps name and work; an exit code other than 0 is a failure */
export async function runSteps(what, steps) {
  const start = performance.now();
  for (const [name, work] of steps) {
    console.log(`\n── ${name}`);
    const before = performance.now();
    const code = (await work()) ?? 0;
    if (code !== 0) {
      console.error(`\n✗ ${what}: ${name} failed (${seconds(before)})`);
      return code;
    }
    console.log(`   ${name}: ${seconds(before)}`);
  }
  console.log(`\n✓ ${what}: all ${steps.length} passed (${seconds(start)})`);
  return 0;
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
