/** Invisible marks, embeddings, overrides and isolates; they come with copying from a Hebrew page. */
const SIGNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** So that a name or an address turns nothing around that stands beside it. */
export function withoutDirectionSigns(text: string): string {
  return text.replace(SIGNS, '');
}
