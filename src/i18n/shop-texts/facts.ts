import type { SettingsValues } from '#contract/settings.ts';

/** What built-in texts say about the shop; everything else they leave out. */
export type StatedFacts = Pick<
  SettingsValues,
  'shop' | 'delivery' | 'payments' | 'offers' | 'tax' | 'cancellation'
> & {
  /** A payment provider takes cards and Bit, as far as these are on. */
  hasProvider: boolean;
};
