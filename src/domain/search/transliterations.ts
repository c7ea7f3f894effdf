/** Hebrew words as people type them in Latin letters; a text has them in Hebrew alone. */
const WORDS: Record<string, string> = {
  rimon: 'רימון',
  rimmon: 'רימון',
  hamsa: 'חמסה',
  chamsa: 'חמסה',
  tabaat: 'טבעת',
  tabaot: 'טבעות',
  agil: 'עגיל',
  agilim: 'עגילים',
  sharsheret: 'שרשרת',
  tsamid: 'צמיד',
  tzamid: 'צמיד',
  tzmidim: 'צמידים',
  talyon: 'תליון',
  kesef: 'כסף',
  zahav: 'זהב',
  pesach: 'פסח',
  pesah: 'פסח',
  matana: 'מתנה',
  matanot: 'מתנות',
  sadna: 'סדנה',
  tsorfut: 'צורפות',
  tzorfut: 'צורפות',
};

/** Hebrew as typed; null for any other word. */
export function transliterated(letters: string): string | null {
  return Object.hasOwn(WORDS, letters) ? WORDS[letters]! : null;
}
