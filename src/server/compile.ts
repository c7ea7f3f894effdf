/**
 * The last step of a build: loads what a start loads, so that Node keeps it compiled in NODE_COMPILE_CACHE, for the
 * same user and the same Node. The shop itself may not write beside its program on a server.
 */
import { DIST } from './dist.ts';
import { loadRenderer } from './ssr/renderer.ts';
import './start.ts';

await loadRenderer(DIST);
