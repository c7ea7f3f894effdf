/** What can be chosen on the developer's panel of a page; the first of each is how it goes well. */
import { z } from 'zod';

export const SWITCHES = {
  notice: ['first', 'last', 'lost', 'twice', 'ten', 'late', 'later', 'after_hold', 'foreign'],
  answer: ['truth', 'pending', 'error', 'html', 'silence', 'pending_always'],
  money: ['right', 'amount', 'coin', 'terminal', 'attempt'],
  document: ['made', 'failed'],
  refund: ['done', 'refused', 'silence_but_done', 'silence'],
  credit: ['done', 'refused', 'silence'],
  payer: ['returns', 'stays'],
} as const;

export const switchesSchema = z.object({
  notice: z.enum(SWITCHES.notice).default('first'),
  answer: z.enum(SWITCHES.answer).default('truth'),
  money: z.enum(SWITCHES.money).default('right'),
  document: z.enum(SWITCHES.document).default('made'),
  refund: z.enum(SWITCHES.refund).default('done'),
  credit: z.enum(SWITCHES.credit).default('done'),
  payer: z.enum(SWITCHES.payer).default('returns'),
});
export type Switches = z.infer<typeof switchesSchema>;
export type SwitchName = keyof Switches;

/** Seconds. */
export const LATE = 10;
export const LATER = 60;
export const FAILING = 30;
