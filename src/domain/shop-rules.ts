/** Choices of the shop that its rules depend on (docs/rules.md#settings-of-the-shop). */

/** An exempt dealer adds no VAT and names none. */
export const TAX_KINDS = ['exempt', 'licensed', 'company'] as const;

/** Days before a workshop's first meeting until which a seat may be cancelled. */
export const WORKSHOP_CANCELLATION_DAYS = [2, 7] as const;
