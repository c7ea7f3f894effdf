/** How money comes outside of the shop. */
export const CHARGE_METHODS = ['bit', 'bank', 'cash', 'other'] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];
