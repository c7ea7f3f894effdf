import { describe, expect, it } from 'vitest';
import { JEWELRY, anyPiece } from './any-piece.ts';

describe('anyPiece', () => {
  it.each([
    ['מתנה', 'מתנה'],
    ['מתנה ליום הולדת', 'מתנה'],
    ['מתנת יום הולדת', 'מתנת'],
    ['רעיון למתנה קטנה לאמא', 'למתנה'],
    ['A small gift for mom', 'gift'],
    ['birthday gifts', 'gifts'],
    ['יום הולדת', 'יום הולדת'],
    ['wedding', 'wedding'],
  ])('%s is looked up as %j', (query, text) => {
    expect(anyPiece(query)).toEqual({ text, kinds: null });
  });

  it.each(['תכשיט', 'תכשיטים', 'מתנה תכשיט', 'jewelry gift', 'a jewel for mom'])(
    '%s is any jewelry',
    (query) => {
      expect(anyPiece(query)).toEqual({ text: query, kinds: JEWELRY });
    },
  );

  it.each(['', '!?', 'לאמא', 'יום חמישי', 'שובר מתנה', 'gift voucher', 'birthday card', 'silver gift'])(
    '%j means certain pieces, or none',
    (query) => {
      expect(anyPiece(query)).toBeNull();
    },
  );
});
