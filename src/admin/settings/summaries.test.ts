import { expect, test } from 'vitest';
import { settingsEn } from '#i18n/admin/settings.en.ts';
import { blankSettings, type SettingsForm } from './setting-values.ts';
import { deliveryLine, summaryOf, type SectionId } from './summaries.ts';

test.each<[SectionId, (values: SettingsForm) => void, string]>([
  ['shop', ({ shop }) => (shop.name.he = 'Dana'), 'Dana, Missing: Phone'],
  [
    'legal',
    ({ shop, tax }) => {
      tax.kind = 'exempt';
      shop.businessNumber = '123';
    },
    'Exempt dealer, 123',
  ],
  ['delivery', () => {}, 'No way of delivery'],
  ['delivery', ({ delivery }) => (delivery.post.on = true), 'Post'],
  ['payments', ({ payments }) => (payments.bit.on = true), 'Bit'],
  ['offers', ({ offers }) => (offers.firstOrder = 0), 'No first order discount'],
  ['offers', ({ offers }) => (offers.firstOrder = 15), '15% off the first order'],
  ['cancellation', ({ cancellation }) => (cancellation.workshopDays = '7'), 'Up to 7 days before'],
  [
    'workshops',
    ({ workshops }) => Object.assign(workshops, { offerHours: 1, reminderDays: 2 }),
    'A seat is held for 1 hour, a reminder 2 days before, closed after the first meeting',
  ],
  ['accessibility', () => {}, 'Not written yet'],
])('%s', (id, change, words) => {
  const values = blankSettings();
  change(values);
  expect(summaryOf(id, values, settingsEn).replaceAll(/[\u200e\u2066-\u2069]/g, '')).toBe(words);
});

test.each([
  [{ on: false }, 'Off'],
  [{ price: 0 }, 'Free'],
  [{ price: 45, freeFrom: 600 }, '₪45, free from ₪600'],
  [{ price: null }, ''],
])('a way of delivery %j is %j', (values, line) => {
  const method = { ...blankSettings().delivery.courier, on: true, ...values };
  expect(deliveryLine(method, settingsEn).replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')).toBe(line);
});
