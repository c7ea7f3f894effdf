import { describe, expect, it } from 'vitest';
import { formatHours, formatLongDay, formatRecent, formatShortDay, hourOf } from './dates.ts';

describe('admin dates, in Jerusalem', () => {
  it.each([
    ['he', '2026-11-18T22:30:00Z', '19.11.2026'],
    ['en', '2026-11-18T22:30:00Z', '19/11/2026'],
  ] as const)('a short day in %s', (lang, iso, text) => {
    expect(formatShortDay(lang, iso)).toBe(text);
  });

  it('formats a long day', () => {
    expect(formatLongDay('he', '2026-11-20T06:00:00Z')).toBe('יום שישי, 20 בנובמבר');
    expect(formatLongDay('en', '2026-11-20T06:00:00Z')).toBe('Friday, 20 November');
  });

  it.each([
    ['the same day', '2026-11-20T06:50:00Z', 'היום, 08:50', 'Today, 08:50'],
    ['the day before, though under 24 hours ago', '2026-11-19T19:14:00Z', 'אתמול, 21:14', 'Yesterday, 21:14'],
    ['earlier', '2026-11-18T19:14:00Z', '18.11.2026', '18/11/2026'],
    ['a clock that is behind', '2026-11-21T19:14:00Z', '21.11.2026', '21/11/2026'],
  ])('%s', (_name, iso, he, en) => {
    expect(formatRecent('he', iso, '2026-11-20T08:00:00Z')).toBe(he);
    expect(formatRecent('en', iso, '2026-11-20T08:00:00Z')).toBe(en);
  });

  it('formats hours with their end, even past midnight', () => {
    expect(formatHours('2026-11-24T16:30:00Z', 180)).toBe('18:30–21:30');
    expect(formatHours('2026-11-24T20:30:00Z', 120)).toBe('22:30–00:30');
    expect(hourOf('2026-11-24T22:30:00Z')).toBe(0);
  });
});
