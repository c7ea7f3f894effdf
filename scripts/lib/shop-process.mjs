/** Node's options for the shop; deploy/ sets the same for systemd and containers. */
import { inRoot } from './paths.mjs';

/** Compiled code from the build takes a third off a start. */
export const COMPILED = inRoot('dist', 'compiled');

/** A third less memory under load, for a tenth of the rendering speed (docs/performance.md, Memory). */
export const SHOP_ENV = {
  NODE_COMPILE_CACHE: COMPILED,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`.trim(),
  MALLOC_ARENA_MAX: '2',
};
