import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [1, 'דקה', '1 minute'],
  [45, '45 דקות', '45 minutes'],
  [60, 'שעה', '1 hour'],
  [80, '80 דקות', '80 minutes'],
  [90, '1.5 שעות', '1.5 hours'],
  [120, 'שעתיים', '2 hours'],
  [240, '4 שעות', '4 hours'],
  [1470, '24.5 שעות', '24.5 hours'],
])('%i minutes are hours where they are halves', (minutes, hebrew, english) => {
  expect([formatDuration('he', minutes), formatDuration('en', minutes)]).toEqual([hebrew, english]);
});
