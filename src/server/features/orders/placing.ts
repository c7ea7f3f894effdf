import type { User } from '#contract/auth.ts';
import type { OrderInput } from '#contract/checkout.ts';
import type { Settings } from '#contract/settings.ts';
import type { Online } from './checkout-options.ts';

export interface Placing {
  input: OrderInput;
  user: User;
  /** Read before the transaction. */
  settings: Settings;
  online: Online;
  holdMinutes: number;
  key: string;
  now: Date;
}
