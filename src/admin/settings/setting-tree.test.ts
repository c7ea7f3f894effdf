import { describe, expect, it, test } from 'vitest';
import { settingsInputSchema } from '#contract/settings-input.ts';
import { noText } from '../form/pair.ts';
import { blankSettings, type SettingsForm } from './setting-values.ts';
import { clearedNumbers, inputOf } from './setting-tree.ts';
import { sourceOf } from './source.ts';

const DEFAULTS: SettingsForm = {
  ...blankSettings(),
  shop: {
    ...blankSettings().shop,
    name: { he: 'חנות', en: 'Shop' },
    phone: '050-1111111',
    hours: { he: 'א׳', en: '' },
  },
  offers: { firstOrder: 10 },
  cancellation: { workshopDays: '2' },
};
const with_ = (change: (values: SettingsForm) => void) => {
  const values = structuredClone(DEFAULTS);
  change(values);
  return values;
};

describe('what is sent', () => {
  it.each<[string, (values: SettingsForm) => void, object]>([
    ['nothing without a change', () => {}, {}],
    ['only what was changed', ({ shop }) => (shop.email = 'a@b.co'), { shop: { email: 'a@b.co' } }],
    ['an empty text for none', ({ shop }) => (shop.phone = ''), { shop: { phone: '' } }],
    [
      'both languages of a text',
      ({ shop }) => (shop.name.en = ' '),
      { shop: { name: { he: 'חנות', en: null } } },
    ],
    [
      'an empty text in both languages for none',
      ({ shop }) => (shop.hours = noText()),
      { shop: { hours: '' } },
    ],
    [
      'a number',
      ({ cancellation }) => (cancellation.workshopDays = '7'),
      { cancellation: { workshopDays: 7 } },
    ],
    ['digits', ({ shop }) => (shop.whatsapp = '050-123 4567'), { shop: { whatsapp: '972501234567' } }],
    [
      'whole addresses',
      ({ shop }) => (shop.tiktok = 'tiktok.com/@me'),
      { shop: { tiktok: 'https://tiktok.com/@me' } },
    ],
    [
      'what is inside a group',
      ({ delivery }) => (delivery.courier.days = [2, 4]),
      { delivery: { courier: { days: [2, 4] } } },
    ],
  ])('is %s', (_what, change, input) => {
    expect(inputOf(with_(change), DEFAULTS, DEFAULTS)).toEqual(input);
    expect(settingsInputSchema.safeParse(input).success).toBe(true);
  });

  it('is null for a value that is the default again', () => {
    const base = with_(({ shop }) => (shop.phone = '050-2222222'));
    expect(inputOf(DEFAULTS, base, DEFAULTS)).toEqual({ shop: { phone: null } });
  });
});

it('numbers with a default can’t be cleared', () => {
  const values = with_(({ offers }) => (offers.firstOrder = null));
  expect(clearedNumbers(values, DEFAULTS)).toEqual(['offers.firstOrder']);
});

test.each([
  ['shop.phone', '050-1111111', 'environment'],
  ['shop.phone', '050-2222222', 'own'],
  ['shop.phone', '', 'own'],
  ['shop.name', { he: 'חנות', en: 'Shop' }, 'default'],
  ['shop.name', { he: 'דנה', en: '' }, 'own'],
  ['shop.email', '', null],
  ['shop.email', 'a@b.co', null],
  ['offers.firstOrder', 10, 'default'],
  ['delivery.courier.freeFrom', 600, null],
])('%s with %j comes from %s', (path, value, source) => {
  const sources = { 'shop.phone': 'environment', 'shop.name': 'default' } as const;
  expect(sourceOf({ values: DEFAULTS, sources }, path, value)).toBe(source);
});
