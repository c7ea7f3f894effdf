/** A customer's place on one workshop's waiting list: read in the browser, as public pages are the same for all. */
import type { WaitingSeats } from '#contract/seats.ts';
import type { Lang } from '#domain/language.ts';
import type { WorkshopId } from '#domain/ids.ts';
import { ApiError } from '#web/api/client.ts';
import { createStore, type Store } from '#ui/store.ts';
import type { SeatsApi } from '#web/screens/seats/seats-api.ts';
import { forgetSeenOffer, hasSeenOfferEnd, keepSeenOffer } from './seen-offer.ts';

export interface OwnPlace {
  place: WaitingSeats | null;
  /** Seats were offered here, and their time has passed. */
  ended: boolean;
  /** It couldn't be read. */
  failed: boolean;
}

export const NO_PLACE: OwnPlace = { place: null, ended: false, failed: false };

export interface OwnPlaceStore {
  state: Store<OwnPlace>;
  read: () => Promise<void>;
  /** Throws an ApiError if the server refuses; a place that was there already is shown. */
  join: (seats: number, lang: Lang) => Promise<void>;
  /** Also declines what is offered. Throws an ApiError. */
  leave: () => Promise<void>;
  /** Nobody's any more. */
  clear: () => void;
}

type PlaceApi = Pick<SeatsApi, 'placeAt' | 'join' | 'leave'>;

export function createOwnPlace(api: PlaceApi, workshop: WorkshopId): OwnPlaceStore {
  const state = createStore(NO_PLACE);
  /** Only the latest answer counts. */
  let asked = 0;

  async function read(): Promise<void> {
    const turn = (asked += 1);
    try {
      const place = await api.placeAt(workshop);
      if (turn !== asked) return;
      if (place?.offer) keepSeenOffer(workshop, place.offer.until);
      else if (place) forgetSeenOffer(workshop);
      state.set({ place, ended: place === null && hasSeenOfferEnd(workshop), failed: false });
    } catch (error) {
      if (turn !== asked) return;
      console.error(error);
      state.set({ ...state.get(), failed: true });
    }
  }

  return {
    state,
    read,
    async join(seats, lang) {
      try {
        await api.join(workshop, { seats, lang });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'already_waiting') throw error;
      }
      forgetSeenOffer(workshop);
      await read();
    },
    async leave() {
      try {
        await api.leave(workshop);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
      asked += 1;
      forgetSeenOffer(workshop);
      state.set(NO_PLACE);
    },
    clear() {
      asked += 1;
      state.set(NO_PLACE);
    },
  };
}
