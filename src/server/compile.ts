/** Last step of a build: loads what a start loads, so that Node caches its compiled code. */
import { DIST } from './dist.ts';
import { loadRenderer } from './ssr/renderer.ts';
import './start.ts';

await loadRenderer(DIST);
