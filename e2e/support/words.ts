/** The shared dictionary with the texts of a customer's pages. */
import type { Lang } from '#domain/language.ts';
import type { Messages } from '#i18n/message-types.ts';
import { loadMessages } from '#i18n/messages.ts';
import { loadPageTexts, type PageTexts } from '#i18n/pages/texts.ts';

export type Words = Messages &
  Pick<
    PageTexts,
    'account' | 'category' | 'checkout' | 'home' | 'login' | 'register' | 'shop' | 'tutorials' | 'workshops'
  > & {
    cart: PageTexts['checkout']['cart'];
    checkout: PageTexts['order-by-message'];
  };

export async function loadWords(lang: Lang): Promise<Words> {
  const [
    messages,
    account,
    category,
    checkout,
    home,
    login,
    register,
    shop,
    tutorials,
    workshops,
    byMessage,
  ] = await Promise.all([
    loadMessages(lang),
    loadPageTexts('account', lang),
    loadPageTexts('category', lang),
    loadPageTexts('checkout', lang),
    loadPageTexts('home', lang),
    loadPageTexts('login', lang),
    loadPageTexts('register', lang),
    loadPageTexts('shop', lang),
    loadPageTexts('tutorials', lang),
    loadPageTexts('workshops', lang),
    loadPageTexts('order-by-message', lang),
  ]);
  return {
    ...messages,
    account: { ...messages.account, ...account },
    category,
    cart: { ...messages.cart, ...checkout.cart },
    checkout: { ...checkout, ...byMessage },
    home,
    login,
    register,
    shop,
    tutorials: { ...messages.tutorials, ...tutorials },
    workshops: { ...messages.workshops, ...workshops },
  };
}
