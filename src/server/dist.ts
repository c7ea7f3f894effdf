import { join } from 'node:path';

/** Where the build is. */
export const DIST = join(import.meta.dirname, '../../dist');
