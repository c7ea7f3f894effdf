import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { loadMessages } from '#i18n/messages.ts';
import { LanguageProvider } from '#ui/language.tsx';
import { ChoiceNamesContext, choiceNames } from './choice-names.ts';
import { FieldValue } from './FieldValue.tsx';

const SIZE = {
  _id: 'size',
  title: 'מידה',
  translations: { en: { title: 'Size' } },
  choices: [
    { _id: 's54', title: '54', extra: 0 },
    { _id: 's56', title: '56', extra: 20 },
  ],
};
const ENGRAVING = { title: 'חריטה', maxLength: 20, extra: 40, required: true };
const variant = (id: string, inventory: number, active = true) => ({ choices: [id], inventory, active });

beforeAll(async () => {
  await Promise.all([loadAdminMessages('en'), loadMessages('en')]);
});

function textOf(name: string, value: unknown, against?: unknown): string {
  return renderToStaticMarkup(
    <LanguageProvider lang="en">
      <ChoiceNamesContext value={choiceNames('en', [{ options: [SIZE] }, { title: 'Ring' }, null])}>
        <FieldValue name={name} value={value} against={against} />
      </ChoiceNamesContext>
    </LanguageProvider>,
  )
    .replace(/<\/span><span>/g, ' | ')
    .replace(/<[^>]*>/g, '');
}

test.each([
  ['options', [SIZE], undefined, 'מידה (Size): 54 | , 56 +₪20'],
  ['options', [], undefined, 'empty'],
  ['personalText', ENGRAVING, undefined, 'חריטה +₪40, up to 20 characters, Must be filled in'],
  ['personalText', null, undefined, 'empty'],
  ['personalText.extra', 40, undefined, '₪40'],
  ['leadDays', 14, undefined, '14'],
  ['kind', 'earrings', undefined, 'Earrings'],
  ['kind', null, undefined, 'empty'],
  ['variants', [variant('s54', 3), variant('s56', 0, false)], undefined, '54: 3 | 56: Not sold'],
  ['variants', [variant('s54', 3), variant('s56', 5)], [variant('s54', 3), variant('s56', 1)], '56: 5'],
  ['variants', variant('s56', 5), variant('s56', 1), '56: 5'],
  ['variants', [variant('gone', 2)], undefined, 'a removed choice: 2'],
  [
    'variants',
    Array.from({ length: 24 }, (_, n) => variant(`s${n}`, 2)),
    undefined,
    '24 combinations, 48 in stock',
  ],
])('%s: %j against %j', (name, value, against, text) => {
  expect(textOf(name, value, against)).toBe(text);
});
