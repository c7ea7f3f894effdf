/** What is known of a document that the provider makes (docs/rules.md#payment). */
export const DOCUMENT_STATES = ['made', 'missing', 'asked', 'unknown'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];
