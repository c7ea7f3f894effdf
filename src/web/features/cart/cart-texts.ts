/** The texts of the cart's lines, loaded with the checkout's screen or the cart in the header. */
import { pageTextsOf, type PageTexts } from '#i18n/pages/texts.ts';
import { useLang } from '#ui/language.tsx';

export function useCartTexts(): PageTexts['checkout']['cart'] {
  return pageTextsOf('checkout', useLang()).cart;
}
