/** The shared dictionary with the texts of a customer's pages. */
import type { Lang } from '#domain/language.ts';
import type { Messages } from '#i18n/message-types.ts';
import { loadMessages } from '#i18n/messages.ts';
import { loadPageTexts, type PageTexts } from '#i18n/pages/texts.ts';

export type Words = Messages &
  Pick<PageTexts, 'account' | 'category' | 'checkout' | 'home' | 'login' | 'register' | 'shop' | 'tutorials'>;

export async function loadWords(lang: Lang): Promise<Words> {
  const [messages, account, category, checkout, home, login, register, shop, tutorials] = await Promise.all([
    loadMessages(lang),
    loadPageTexts('account', lang),
    loadPageTexts('category', lang),
    loadPageTexts('checkout', lang),
    loadPageTexts('home', lang),
    loadPageTexts('login', lang),
    loadPageTexts('register', lang),
    loadPageTexts('shop', lang),
    loadPageTexts('tutorials', lang),
  ]);
  return {
    ...messages,
    account: { ...messages.account, ...account },
    category,
    checkout,
    home,
    login,
    register,
    shop: { ...messages.shop, ...shop },
    tutorials: { ...messages.tutorials, ...tutorials },
  };
}
