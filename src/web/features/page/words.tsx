/** The page's texts that the admin may change, in the page's language. */
import { createContext, use } from 'react';
import type { ShopPageTexts, ShownText } from '#contract/shop-facts.ts';
import type { WordsPage } from '#domain/shop-texts.ts';

const WordsContext = createContext<Partial<Record<string, ShownText | null>>>({});
export const WordsProvider = WordsContext;

/** A text is null where the page leaves it out, or couldn't read it. */
export function useWords<Page extends WordsPage>(_page: Page): Partial<ShopPageTexts<Page>> {
  // The route above provides the page's own texts.
  return use(WordsContext) as Partial<ShopPageTexts<Page>>;
}
