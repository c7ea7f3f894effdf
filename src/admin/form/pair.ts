/** A text in both languages; '' where there is none. */
export interface Pair {
  he: string;
  en: string;
}

export const noText = (): Pair => ({ he: '', en: '' });

export function isPair(value: unknown): value is Pair {
  return typeof value === 'object' && value !== null && 'he' in value;
}
