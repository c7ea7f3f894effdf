import { pages } from '#contract/routes.ts';
import { CATEGORIES } from '#domain/catalogue.ts';
import type { Messages } from '#i18n/message-types.ts';

export interface NavItem {
  to: string;
  label: string;
}

export function navGroups(messages: Messages): { shop: NavItem[]; categories: NavItem[]; studio: NavItem[] } {
  const { nav, categories } = messages;
  return {
    shop: [
      { to: pages.shop(), label: nav.shop },
      { to: pages.workshops(), label: nav.workshops },
      { to: pages.tutorials(), label: nav.tutorials },
    ],
    categories: CATEGORIES.map((category) => ({ to: pages.category(category), label: categories[category] })),
    studio: [
      { to: pages.about(), label: nav.about },
      { to: pages.contact(), label: nav.contact },
    ],
  };
}
