/** zod would compile code, which the Content-Security-Policy forbids. Import before any schema. */
import { z } from 'zod';

z.config({ jitless: true });
