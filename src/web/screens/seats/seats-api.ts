/** The calls about seats and waiting lists, apart from those that every page needs. */
import { accountApi } from '#contract/account-routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import type { Seats, TakenSeats, WaitingSeats } from '#contract/seats.ts';
import type { HandOver, LinkedPlace, WaitingInput, WaitingPlace } from '#contract/waiting-list.ts';
import type { WorkshopId } from '#domain/ids.ts';
import type { Api } from '#web/api/client.ts';

export function createSeatsApi({ call }: Pick<Api, 'call'>) {
  /** The customer's, registered and waiting. */
  const seats = async () => (await call<{ data: Seats[] }>({ path: accountApi.seats() })).data;
  return {
    seats,
    /** The customer's place on a workshop's list; null without one. */
    async placeAt(workshop: WorkshopId): Promise<WaitingSeats | null> {
      const places = (await seats()).filter((one) => one.kind === 'waiting');
      return places.find((place) => place.workshop === workshop) ?? null;
    },
    join: async (workshop: WorkshopId, body: WaitingInput) =>
      (await call<{ data: WaitingPlace }>({ path: seatApi.waitingList(workshop), method: 'POST', body }))
        .data,
    /** Also declines what is offered. */
    leave: (workshop: WorkshopId) => call<null>({ path: seatApi.waitingList(workshop), method: 'DELETE' }),
    /** Once for each key. Some of a line's seats become a line of their own, which is returned. */
    handOver: async (line: string, body: HandOver, idempotencyKey: string) =>
      (
        await call<{ data: TakenSeats }>({
          path: seatApi.handOver(line),
          method: 'POST',
          body,
          idempotencyKey,
        })
      ).data,
    /** Of a mailed link, as is leaving by it. */
    linkedPlace: async (token: string) =>
      (await call<{ data: LinkedPlace }>({ path: seatApi.waitingPlace(token) })).data,
    leaveByLink: (token: string) => call<null>({ path: seatApi.waitingPlace(token), method: 'DELETE' }),
  };
}

export type SeatsApi = ReturnType<typeof createSeatsApi>;
