/** The shop's process. */
import { start } from './start.ts';

await start();
