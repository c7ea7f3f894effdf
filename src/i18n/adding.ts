/** Both languages in one module, with what needs it: without a network none can be loaded. */
import type { Lang } from '#domain/language.ts';

export const LOST_ANSWER: Record<Lang, string> = {
  he: 'החיבור נקטע, ועדיין לא ידוע אם זה נוסף לסל. כשהחיבור יחזור זה ייבדק, ואין צורך להוסיף שוב.',
  en: 'The connection was lost, and we don’t know yet whether it was added. We’ll look once it’s back; no need to add it again.',
};

export const STILL_ADDING: Record<Lang, string> = {
  he: 'החיבור איטי, וזה עוד בדרך לסל. אין צורך ללחוץ שוב.',
  en: 'The connection is slow, and it’s still on its way to the cart. No need to press again.',
};

/** A tutorial is bought once. */
export const ALREADY_THERE: Record<Lang, string> = {
  he: 'המדריך כבר בסל',
  en: 'This tutorial is already in your cart',
};
