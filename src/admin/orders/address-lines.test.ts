import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const words = {
  floor: (floor: string) => `floor ${floor}`,
  entrance: (entrance: string) => `entrance ${entrance}`,
  apartment: (apartment: string) => `apartment ${apartment}`,
};
const contact = { firstName: 'Dana', lastName: 'Levi', phone: '052-5550142' };

test('an address as on a parcel', () => {
  const address = {
    city: 'Herzliya',
    street: 'HaNeviim',
    house: '14',
    entrance: 'B',
    floor: '3',
    apartment: '9',
    postcode: '4612345',
    note: 'Ring twice',
  };
  expect(addressLines(address, contact, words)).toEqual([
    'Dana Levi',
    '052-5550142',
    'HaNeviim 14',
    'entrance B, floor 3, apartment 9',
    'Herzliya 4612345',
  ]);
});

test('a place without streets', () => {
  expect(addressLines({ city: 'Harduf' }, { ...contact, phone: undefined }, words)).toEqual([
    'Dana Levi',
    'Harduf',
  ]);
});
