/** Invisible marks, embeddings, overrides and isolates; they come with copying from a Hebrew page. */
const SIGN = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const SIGNS = new RegExp(SIGN, 'g');

/** So that a name or an address turns nothing around that stands beside it. */
export function withoutDirectionSigns(text: string): string {
  return text.replace(SIGNS, '');
}

export function hasDirectionSigns(text: string): boolean {
  return SIGN.test(text);
}

/** Embeddings, overrides and isolates; a mark beside a word is part of Hebrew typing, and stays. */
export function withoutTurns(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
