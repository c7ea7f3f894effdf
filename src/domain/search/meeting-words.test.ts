import { describe, expect, it } from 'vitest';
import { askedMeetings } from './meeting-words.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

describe('askedMeetings', () => {
  it.each([
    ['december', { month: '2026-12' }],
    ['workshop in Dec.', { month: '2026-12' }],
    ['November', { month: '2026-11' }],
    ['בינואר', { month: '2027-01' }],
    ['סדנה בדצמבר', { month: '2026-12' }],
    ['Thursday evening', { weekday: '4' }],
    ['fridays', { weekday: '5' }],
    ['יום חמישי', { weekday: '4' }],
    ['ביום ראשון', { weekday: '0' }],
    ['thursday in december', { month: '2026-12', weekday: '4' }],
    ['יום שישי בינואר', { month: '2027-01', weekday: '5' }],
    ['רימון ראשון', null],
    ['פמוטים לשבת', null],
    ['יום הולדת', null],
    ['ring', null],
    ['', null],
    ['constructor __proto__', null],
    ['א'.repeat(200), null],
  ])('%s asks for %j', (query, asked) => {
    expect(askedMeetings(query, NOW)).toEqual(asked);
  });

  it('takes months as they are in Jerusalem', () => {
    const end = new Date('2026-11-30T22:30:00Z');
    expect(askedMeetings('november', end)).toEqual({ month: '2027-11' });
  });
});
