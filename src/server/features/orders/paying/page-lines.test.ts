import { expect, test } from 'vitest';
import { agorot } from '#domain/money.ts';
import type { StoredOrder } from '../orders.repository.ts';
import { aLine } from '#test/orders.ts';
import { pageLines } from './page-lines.ts';

const AMOUNT = agorot(320_00);
const titlesOf = (lang: 'he' | 'en', line: Parameters<typeof aLine>[3]) => {
  const order = { lang, delivery_title: null } as StoredOrder; // only what is read
  return pageLines(order, [aLine('order', 0, 'pending', line)], AMOUNT).map(({ title }) => title);
};
const GOLD = { title: 'זהב', translations: { en: { title: 'Gold' } } };

test.each([
  ['without choices', 'he', {}, 'טבעת רקועה'],
  ['in Hebrew', 'he', { choice_titles: JSON.stringify([GOLD, { title: '54' }]) }, 'טבעת רקועה, זהב, 54'],
  [
    'in English, without the personal text',
    'en',
    {
      translations: '{"en":{"title":"Ring"}}',
      choice_titles: JSON.stringify([GOLD, { title: '54' }]),
      personal_text: 'נועה',
    },
    'Ring, Gold, 54',
  ],
] as const)('a line is named %s', (_name, lang, line, title) => {
  expect(titlesOf(lang, line)).toEqual([title]);
});

test('the choices are still there where the title is cut', () => {
  const choices = ['💎'.repeat(200), 'silver', '54'].map((title) => ({ title }));
  const [title] = titlesOf('he', { title: 'ט'.repeat(200), choice_titles: JSON.stringify(choices) });
  expect([...title!].length).toBeLessThanOrEqual(240);
  expect(title).toMatch(/^ט+…, 💎+…, silver, 54$/u);
});
