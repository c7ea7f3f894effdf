import { describe, expect, it } from 'vitest';
import { askedGift } from './gift-words.ts';

describe('askedGift', () => {
  it.each([
    ['מתנה', 'מתנה'],
    ['מתנה ליום הולדת', 'מתנה'],
    ['רעיון למתנה קטנה לאמא', 'למתנה'],
    ['A small gift for mom', 'gift'],
    ['birthday gifts', 'gifts'],
    ['יום הולדת', 'יום הולדת'],
    ['wedding', 'wedding'],
  ])('%s is looked up as %j', (query, text) => {
    expect(askedGift(query)).toBe(text);
  });

  it.each(['', '!?', 'לאמא', 'יום חמישי', 'שובר מתנה', 'gift voucher', 'birthday card', 'silver gift'])(
    '%j is not for a gift alone',
    (query) => {
      expect(askedGift(query)).toBeNull();
    },
  );
});
