import { expect, test } from 'vitest';
import { missingNames } from './english-names.ts';
import { named } from './option-values.ts';
import { anOption } from './options.fixture.ts';

test('Hebrew names lack their English, numbers and Latin letters need none', () => {
  const metal = { ...anOption('metal', '52', 'XL', 'זהב'), ...named('מתכת', ' ') };
  const engraving = { ...named('חריטה'), maxLength: 20, extra: 0, required: false };
  expect(missingNames({ options: [metal], personalText: engraving })).toEqual([
    { path: 'options.0.translations.en.title', title: 'מתכת' },
    { path: 'options.0.choices.2.translations.en.title', title: 'זהב' },
    { path: 'personalText.translations.en.title', title: 'חריטה' },
  ]);
  const done = { ...engraving, ...named('חריטה', 'Engraving') };
  expect(missingNames({ options: [], personalText: done })).toEqual([]);
});
