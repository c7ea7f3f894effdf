import type { StatedFacts } from './facts.ts';
import type { plainTextsHe } from './plain.he.ts';

export function plainTextsEn({ shop }: StatedFacts): ReturnType<typeof plainTextsHe> {
  const name = shop.name.en ?? shop.name.he;
  return {
    'home.description': `${name}: handmade pieces, workshops and tutorials.`,
    'home.heroTitle': name,
    'home.heroText': 'Handmade pieces, workshops and tutorials in one place.',
    'home.heroAlt': 'A drawing of a workbench with tools',
    'home.tutorials': 'Photographed or illustrated pages, step by step.',
    'home.workshops': 'Learn and make together.',
    'home.shop': 'Handmade pieces.',
    'home.goldsmith': 'Jewelry and metalwork.',
    'home.cricut': 'Paper and cut work.',
    'home.others': 'More handmade things.',
    'home.goodToKnow': 'Canceling: As the law provides; see the terms.',
    'about.lead': `${name}: handmade pieces, workshops and tutorials.`,
    'contact.lead': 'Questions? Write to me here.',
    'category.goldsmith': 'Jewelry and metalwork: pieces, workshops and tutorials.',
    'category.cricut': 'Paper and cut work: pieces, workshops and tutorials.',
    'category.others': 'More handmade things: pieces, workshops and tutorials.',
    'footer.about': 'Handmade pieces, workshops and tutorials.',
    'shop.intro': 'Handmade pieces.',
    'shop.size': 'Tell me the size, the finish or the engraving in a message when you order.',
    'workshops.intro': 'The coming dates, and the seats that are left.',
    'tutorials.intro': 'Step by step, at home and at your own pace.',
  };
}
