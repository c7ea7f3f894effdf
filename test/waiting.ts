/** A full workshop with people who wait for its seats. */
import { accountApi } from '#contract/account-routes.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import type { Seats, WaitingSeats } from '#contract/seats.ts';
import type { TestApp, TestUser } from './app.ts';

/** Ahead of the clock of `openOrderDesk`. */
export const AHEAD = [{ date: '2026-07-07T14:00:00.000Z', duration: 120 }];

export async function aFullWorkshop(app: TestApp, seats = 2, values = {}): Promise<string> {
  const given = { participantLimit: seats, participants: seats, workshopDates: AHEAD, ...values };
  return (await app.has.workshop(given))._id;
}

export async function aVisitor(app: TestApp): Promise<TestUser> {
  return app.as(await app.has.user());
}

/** Somebody new, on the list. */
export async function aWaiter(app: TestApp, workshop: string, seats = 1): Promise<TestUser> {
  const who = await aVisitor(app);
  const { status, text } = await who.post(seatApi.waitingList(workshop), { seats });
  if (status !== 201) throw new Error(text);
  return who;
}

export async function seatsOf(who: TestUser): Promise<Seats[]> {
  return (await who.get(accountApi.seats())).body.data;
}

export async function placeOf(who: TestUser, workshop: string): Promise<WaitingSeats | undefined> {
  const seats = await seatsOf(who);
  return seats.find((one): one is WaitingSeats => one.kind === 'waiting' && one.workshop === workshop);
}

/** Frees seats that the maker had set aside. */
export async function setParticipants(admin: TestUser, workshop: string, participants: number) {
  const { body } = await admin.get(`/api/workshops/${workshop}`);
  return admin.put(adminApi.entry('workshops', workshop), { ...body.data, participants });
}

/** What is due by the app's clock. */
export async function runJobs(app: TestApp): Promise<void> {
  app.server.jobs.start();
  app.server.jobs.runDue();
  await app.server.jobs.idle();
}
