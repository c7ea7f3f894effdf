import { describe, expect, it } from 'vitest';
import { seatApi } from '#contract/seat-routes.ts';
import { createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { AHEAD, runJobs, setParticipants } from '#test/waiting.ts';
import { newId } from '#server/db/ids.ts';

const WAITING = 1_000;
const FREED = 50;

describe.each(databasesOrOnly('postgres'))('many people waiting on %s', (kind) => {
  it('get each of 50 seats that come free at once, once, in their order', async () => {
    const now = new Date('2026-06-02T09:00:00.000Z');
    const app = await createTestApp(kind, { now: () => now, env: { RATE_LIMIT: 'off' } });
    const admin = await app.as('superAdmin');
    const limit = 60;
    const { _id } = await app.has.workshop({
      participantLimit: limit,
      participants: limit,
      workshopDates: AHEAD,
    });
    const users: string[] = [];
    for (let index = 0; index < WAITING; index++) {
      const user = await app.has.user();
      users.push(user._id);
      await app.db
        .insertInto('waiting_places')
        .values({
          id: newId(),
          workshop_id: _id,
          user_id: user._id,
          seats: 1 + (index % 3),
          lang: 'he',
          since: new Date(now.getTime() - WAITING + index).toISOString(),
          token: newId(),
        })
        .execute();
    }
    await setParticipants(admin, _id, limit - FREED);
    await runJobs(app);
    const offered = await app.db
      .selectFrom('waiting_places')
      .select(['user_id', 'seats'])
      .where('offer_until', 'is not', null)
      .orderBy('since')
      .execute();
    expect(offered.reduce((sum, { seats }) => sum + seats, 0)).toBe(FREED);
    // 1, 2 and 3 seats in turn: 24 people take 48, the next one takes 1, and so does the first after those who want more.
    expect(offered.map(({ user_id }) => users.indexOf(user_id))).toEqual([...Array(25).keys(), 27]);
    const mails = await app.db.selectFrom('jobs').select('id').where('kind', '=', 'seat_mail').execute();
    expect(mails).toHaveLength(offered.length);
    const stranger = await app.as(await app.has.user());
    const joined = await stranger.post(seatApi.waitingList(_id), { seats: 1 });
    expect(joined.body.data.position).toBe(WAITING - offered.length + 1);
    await app.close();
  });
});
