import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { valuesFrom, type FormValues } from './form-values.ts';
import type { PathOf, TranslatedName } from './paths.ts';

const schema = z.strictObject({
  _id: z.unknown().optional(),
  title: z.string(),
  kind: z.enum(['ring', 'chain']),
  price: z.number(),
  priority: z.int().nullish(),
  active: z.boolean().nullish(),
  picture: z.preprocess((given: string | null | undefined) => given ?? '', z.string()),
  pictures: z.array(z.string()).nullish(),
  dates: z.array(z.strictObject({ date: z.string(), minutes: z.int() })),
  alts: z.record(z.string(), z.strictObject({ he: z.string().nullish() }).nullable()).nullish(),
  translations: z.strictObject({ en: z.strictObject({ title: z.string().nullish() }).nullish() }).nullish(),
});
type Values = FormValues<z.input<typeof schema>>;

const BLANK: Values = {
  title: '',
  kind: 'ring',
  price: null,
  priority: 0,
  active: true,
  picture: '',
  pictures: [],
  dates: [],
  alts: {},
  translations: { en: { title: '' } },
};

test('a form holds what its schema takes', () => {
  expectTypeOf<Values>().toEqualTypeOf<{
    title: string;
    kind: 'ring' | 'chain';
    price: number | null;
    priority: number | null;
    active: boolean;
    picture: string;
    pictures: string[];
    dates: { date: string; minutes: number | null }[];
    alts: Record<string, { he?: string }>;
    translations: { en: { title: string } };
  }>();
});

test('paths lead to fields of a type', () => {
  expectTypeOf<PathOf<Values, number | null>>().toEqualTypeOf<
    'price' | 'priority' | `dates.${number}.minutes`
  >();
  expectTypeOf<PathOf<Values, boolean>>().toEqualTypeOf<'active'>();
  expectTypeOf<'translations.en.title'>().toExtend<PathOf<Values, string>>();
  expectTypeOf<TranslatedName<Values>>().toEqualTypeOf<'title'>();
  expectTypeOf<PathOf<object>>().toEqualTypeOf<never>();
});

test('an entry’s values take what the entry lacks from a blank form', () => {
  const entry = {
    _id: 'a',
    version: 3,
    ...BLANK,
    title: 'Ring',
    priority: null,
    active: false,
    alts: { '/a': { he: 'x' } },
    translations: {},
  };
  expect(valuesFrom(BLANK, entry)).toEqual({
    ...BLANK,
    title: 'Ring',
    active: false,
    alts: { '/a': { he: 'x' } },
  });
  const translated = { ...entry, translations: { en: { title: 'Ring', old: 'x' } } };
  expect(valuesFrom(BLANK, translated).translations).toEqual({ en: { title: 'Ring' } });
});
