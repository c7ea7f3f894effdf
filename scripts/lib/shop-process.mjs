/** What Node is told besides the settings where it runs the shop; deploy/ says the same to systemd and containers. */
import { inRoot } from './paths.mjs';

/** Code without its types and compiled, as the build leaves it: it takes a third off the work of a start. */
export const COMPILED = inRoot('dist', 'compiled');

/** Under load a third of the memory less, for a tenth of the speed of rendering (docs/performance.md, Memory). */
export const SHOP_ENV = {
  NODE_COMPILE_CACHE: COMPILED,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`.trim(),
  MALLOC_ARENA_MAX: '2',
};
