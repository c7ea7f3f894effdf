/** zod compiles code otherwise, which the pages' policy forbids and reports. Import before any schema. */
import { z } from 'zod';

z.config({ jitless: true });
