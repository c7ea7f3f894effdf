/**
 * The schemas read instead of compiling code: the pages' policy forbids that, and the browser would report the
 * try. To be imported before any schema.
 */
import { z } from 'zod';

z.config({ jitless: true });
