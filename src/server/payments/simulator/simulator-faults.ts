/** The ways in which a provider can fail a shop; a page has its own, chosen by tests and in the demo. */
import { z } from 'zod';
import { switchesSchema } from './switches.ts';

export const CREATE_FAULTS = ['none', 'refused', 'error', 'error_but_made', 'silence'] as const;
/** What the next page is asked for in vain. */
export type CreateFault = (typeof CREATE_FAULTS)[number];

export const faultsSchema = z.strictObject({
  /** How often the notice comes. */
  notices: z.int().min(0).max(10).default(1),
  /** Before the payer is back, or after. */
  noticeLast: z.boolean().default(false),
  /** Seconds after the payer's choice. */
  noticeDelay: z.number().min(0).default(0),
  /** Of another page. */
  foreignNotice: z.boolean().default(false),
  /** What a question about the page is answered with. */
  answer: z.enum(['truth', 'error', 'html', 'silence', 'pending']).default('truth'),
  /** Seconds after the payer's choice; always if left out. */
  answerFor: z.number().min(0).optional(),
  amount: z.number().optional(),
  coin: z.int().optional(),
  terminal: z.int().optional(),
  returnValue: z.string().optional(),
  noDocument: z.boolean().default(false),
  refund: z.enum(['done', 'refused', 'silence_but_done', 'silence']).default('done'),
  /** The document about a refund in part. */
  credit: z.enum(['done', 'refused', 'silence']).default('done'),
  /** The payer closes the page instead of coming back. */
  stays: z.boolean().default(false),
  /** As they stand in the panel that chose the rest. */
  switches: switchesSchema.optional(),
});
export type Faults = z.infer<typeof faultsSchema>;
export type FaultsInput = z.input<typeof faultsSchema>;
