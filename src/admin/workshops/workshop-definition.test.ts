import { expect, test } from 'vitest';
import { workshopDefinition, type WorkshopValues } from './workshop-definition.ts';

const { blank, copy } = workshopDefinition;

test('the same workshop again has its hours and lengths, no days and no people', () => {
  const values: WorkshopValues = {
    ...blank(),
    title: 'Ring in an evening',
    question: 'Allergies?',
    participants: 7,
    earlyBirdDate: '2026-11-01T10:00:00.000Z',
    earlyBirdDiscountPercentage: 10,
    workshopDates: [
      { date: '2026-11-23T16:00:00.000Z', duration: 180 },
      { date: '2026-07-01T15:30:00.000Z', duration: 90 },
    ],
  };
  const again = copy!(values, 'first');
  expect(again).toMatchObject({
    title: values.title,
    question: 'Allergies?',
    participants: 0,
    earlyBirdDate: '',
    earlyBirdDiscountPercentage: 10,
    series: 'first',
  });
  expect(again.workshopDates).toEqual([
    { date: 'T18:00', duration: 180 },
    { date: 'T18:30', duration: 90 },
  ]);
  expect(copy!({ ...again, title: 'Again' }, 'second').series).toBe('first');
});
