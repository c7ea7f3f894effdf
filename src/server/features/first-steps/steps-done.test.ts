import { expect, test } from 'vitest';
import type { Settings } from '#contract/settings.ts';
import { stepsDone } from './steps-done.ts';

const PHONE = { phone: '050-1111111' } as Settings['shop'];
const NONE = { phone: null } as Settings['shop'];

test.each<[string, Settings['shop'], Settings['sources'], string[]]>([
  ['nothing set', NONE, {}, []],
  ['a name alone', NONE, { 'shop.name': 'settings' }, []],
  ['both', PHONE, { 'shop.name': 'settings', 'shop.phone': 'environment' }, ['contact']],
  ['a phone taken away', NONE, { 'shop.name': 'settings', 'shop.phone': 'settings' }, []],
  ['the default name', PHONE, { 'shop.name': 'default', 'shop.phone': 'settings' }, []],
  ['a text', NONE, { 'texts.home.heroTitle': 'settings', 'texts.about.story': 'default' }, ['words']],
  ['a way of delivery', NONE, { 'delivery.post.on': 'settings' }, ['delivery']],
  ['a way of payment', NONE, { 'payments.bit.on': 'settings' }, ['delivery']],
])('with %s', (_what, shop, sources, done) => {
  expect(stepsDone({ shop, sources }, new Set())).toEqual(done);
});

test('entries are steps of their own', () => {
  expect(stepsDone({ shop: NONE, sources: {} }, new Set(['tutorial', 'product']))).toEqual([
    'product',
    'tutorial',
  ]);
});
