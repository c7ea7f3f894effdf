import { ensureInstalled } from './install.mjs';
import { node24 } from './paths.mjs';
import { run } from './run.mjs';

/** Runs a command of the server with our arguments and exits with its code. */
export async function runServerCommand(path) {
  await ensureInstalled({ building: false });
  process.exit(await run(node24(), [path, ...process.argv.slice(2)]));
}
