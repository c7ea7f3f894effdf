import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDevice } from '#test/web-storage.ts';
import { dayRows, groupsOf, seatsOf } from './day-rows.ts';
import {
  discardMarks,
  forgetOldRosters,
  forgetStudioDays,
  hasMarks,
  type KeptRoster,
  keptDay,
} from './kept-day.ts';

const AT = '2026-11-23T16:00:00.000Z';
const LATER = '2026-11-23T16:05:00.000Z';
const kept = {
  at: AT,
  roster: {
    attendees: [
      { _id: 'dana', name: 'Dana', seats: 2, state: 'attended', markedAt: AT },
      { _id: 'gone', name: 'Gone', seats: 1, state: 'cancelled' },
      { _id: 'noa', name: 'Noa', seats: 1, state: 'registered' },
    ],
  },
} as unknown as KeptRoster; // only what rows are made of

beforeEach(() => void vi.stubGlobal('localStorage', aDevice()));
afterEach(() => void vi.unstubAllGlobals());

const arrival = (attendee: string, came: boolean, at: string) =>
  ({ kind: 'arrival', attendee, name: attendee, came, at }) as const;

test('who canceled isn’t shown, and seats are counted, not names', () => {
  const rows = dayRows(kept, []);
  expect(rows.map(({ name }) => name)).toEqual(['Dana', 'Noa']);
  expect(seatsOf(rows)).toEqual({ came: 2, all: 3 });
});

test('a mark that waits counts unless the server has a later one', () => {
  expect(dayRows(kept, [arrival('dana', false, LATER)])[0]).toMatchObject({ came: false, waits: true });
  expect(dayRows(kept, [arrival('dana', false, '2026-11-23T15:00:00.000Z')])[0]).toMatchObject({
    came: true,
  });
});

test('rows stay in the group in which they were first seen', () => {
  const opened = groupsOf(new Map(), dayRows(kept, []));
  const pressed = groupsOf(opened, dayRows(kept, [arrival('noa', true, LATER)]));
  expect(pressed.get('noa')).toBe(false);
  expect(groupsOf(new Map(), dayRows(kept, [arrival('noa', true, LATER)])).get('noa')).toBe(true);
});

test('rosters leave the device at logout and after two days; marks stay until they are discarded', () => {
  const day = keptDay('admin', 'w');
  day.writeRoster(kept);
  day.writeMarks([arrival('noa', true, LATER)]);
  forgetOldRosters(new Date('2026-11-25T15:00:00.000Z'));
  expect(day.readRoster()).not.toBeNull();
  forgetOldRosters(new Date('2026-11-25T17:00:00.000Z'));
  expect(day.readRoster()).toBeNull();
  day.writeRoster(kept);
  forgetStudioDays('admin');
  expect(day.readRoster()).toBeNull();
  expect(hasMarks('admin')).toBe(true);
  expect(hasMarks('another')).toBe(false);
  discardMarks('admin');
  expect(day.readMarks()).toEqual([]);
});
