import { join } from 'node:path';

export const DIST = join(import.meta.dirname, '../../dist');
