import { expect, it } from 'vitest';
import { mapAddress, streetOf } from './map-address.ts';

const STUDIO = { he: 'רחוב הבנים 11, הרצליה', en: '11 HaBanim Street, Herzliya' };

it.each([
  ['הסטודיו, הרצליה', {}, STUDIO, STUDIO],
  ['אצלי', { en: { location: 'The Studio' } }, STUDIO, STUDIO],
  ['הסטודיו, רחוב הבנים 11, הרצליה', {}, STUDIO, null],
  ['The studio, 11 HaBanim Street, Herzliya', {}, STUDIO, null],
  ['הסטודיו, הרצליה', {}, null, null],
  ['מרכז קהילתי, רעננה', { en: { location: 'Community center' } }, STUDIO, null],
  ['Studios of Jaffa', {}, STUDIO, null],
])('%s %o, with the studio at %o, is at %o', (location, translations, studio, street) => {
  expect(streetOf({ location, translations }, studio)).toBe(street);
});

it('makes an address of half a character, too', () => {
  expect(mapAddress('\ud83d')).toContain('%EF%BF%BD');
});
