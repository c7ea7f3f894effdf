import { expect, test } from 'vitest';
import { he } from '#i18n/admin/he.ts';
import { fieldName } from '#admin/form/field-names.ts';
import { checklistOf } from './checklist-of.ts';

const nameOf = (path: string) => fieldName(he.fields, path);

test('a line that would be the same twice is there once, and leads to the first', () => {
  const lines = checklistOf(
    {
      title: 'needed',
      'workshopDates.0.date': 'needed',
      'workshopDates.0.duration': 'needed',
      'workshopDates.1.date': 'needed',
      'workshopDates.1.duration': 'too long',
    },
    nameOf,
  );
  expect(lines.map(({ path }) => path)).toEqual([
    'title',
    'workshopDates.0.date',
    'workshopDates.0.duration',
    'workshopDates.1.duration',
  ]);
});

test('a date and its length have names of their own', () => {
  const names = he.fields.names;
  expect(nameOf('workshopDates.3.date')).toBe(names['workshopDates.date']);
  expect(nameOf('workshopDates.3.duration')).toBe(names['workshopDates.duration']);
  expect(nameOf('workshopDates')).toBe(names.workshopDates);
  expect(nameOf('imageAlts./files/a.webp.he')).toBe(names.imageAlts);
});
