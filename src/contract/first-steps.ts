/** What makes an empty shop the admin's own. */
import { z } from 'zod';

export const FIRST_STEPS = ['contact', 'words', 'product', 'workshop', 'tutorial', 'delivery'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const firstStepsSchema = z.object({
  done: z.array(z.enum(FIRST_STEPS)),
  /** The admin doesn't want to see them any more. */
  away: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

export const firstStepsInputSchema = z.strictObject({ away: z.boolean() });
