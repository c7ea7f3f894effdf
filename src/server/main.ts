/** The shop's process. What it does is start.ts, apart so that a build can load it without a start (compile.ts). */
import { start } from './start.ts';

await start();
