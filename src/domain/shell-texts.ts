/** Apart from all the other texts' names, which only the server and the admin need. */
import type { ShopTextKey } from './shop-texts.ts';

/** Texts that every page needs; the others come with the page that shows them. */
export const SHELL_TEXTS = [
  'footer.about',
  'home.heroTitle',
  'home.heroImage',
  'home.description',
] as const satisfies ShopTextKey[];
