const MAX_LENGTH = 100;
/** Of a phone, an identity or a card number; a size or a year has fewer. */
const MANY_DIGITS = 7;
/** Marks that would turn the direction of a text around them. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Null for what may say who searches. */
export function keptQuery(query: string): string | null {
  const plain = query.toWellFormed().replace(UNSEEN, '').replace(/\s+/g, ' ').trim().toLowerCase();
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0;
  if (plain === '' || plain.includes('@') || digits >= MANY_DIGITS) return null;
  return [...plain].slice(0, MAX_LENGTH).join('').trim();
}
