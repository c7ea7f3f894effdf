/** Who takes payments by card and Bit. */
export const PROVIDERS = ['simulator', 'cardcom', 'payplus'] as const;
export type Provider = (typeof PROVIDERS)[number];
