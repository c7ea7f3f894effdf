/** The ways in which a provider can fail a shop; a page has its own, chosen by tests and in the demo. */
import { z } from 'zod';

export const faultsSchema = z.strictObject({
  /** How often the notice comes. */
  notices: z.int().min(0).max(10).default(1),
  /** Before the payer is back, or after. */
  noticeLast: z.boolean().default(false),
  /** Of another page. */
  foreignNotice: z.boolean().default(false),
  /** What a question about the page is answered with. */
  answer: z.enum(['truth', 'error', 'html', 'silence', 'pending']).default('truth'),
  amount: z.number().optional(),
  coin: z.int().optional(),
  terminal: z.int().optional(),
  returnValue: z.string().optional(),
  noDocument: z.boolean().default(false),
  refund: z.enum(['done', 'refused', 'silence_but_done', 'silence']).default('done'),
  /** The document about a refund in part. */
  credit: z.enum(['done', 'refused', 'silence']).default('done'),
});
export type Faults = z.infer<typeof faultsSchema>;
export type FaultsInput = z.input<typeof faultsSchema>;
