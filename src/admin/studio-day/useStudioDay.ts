import { useEffect, useState } from 'react';
import { adminApi } from '#contract/admin-routes.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { keepProfile } from '#web/features/session/kept-profile.ts';
import { newKey } from '#web/features/orders/new-key.ts';
import { useLang } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { behind } from '../data/behind.ts';
import { useAdmin } from '../data/context.tsx';
import { rosterCalls } from '../data/roster-api.ts';
import { forgetOldRosters, keptDay } from './kept-day.ts';
import { keepPage } from './offline-page.ts';
import { createStudioDay, type StudioDay, type StudioDayApi, type StudioDayState } from './studio-day.ts';

/** The store of this evening, alive while the page is open; from here on it opens without a network. */
export function useStudioDay(workshop: string): { day: StudioDay; state: StudioDayState } {
  const { user } = useAdmin();
  const lang = useLang();
  const [{ day, kept }] = useState(() => {
    const device = keptDay(user._id, workshop);
    const store = createStudioDay({ api: apiOf(workshop), kept: device, now: () => new Date(), newKey });
    return { day: store, kept: device };
  });
  const state = useStore(day.state, day.state.get());
  useEffect(() => {
    const stop = day.start();
    const events = new AbortController();
    const { signal } = events;
    const wake = () => void day.wake();
    window.addEventListener('online', wake, { signal });
    window.addEventListener('storage', ({ key }) => kept.isOfMarks(key) && day.follow(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') wake();
      },
      { signal },
    );
    return () => {
      events.abort();
      stop();
    };
  }, [day, kept]);
  useEffect(() => {
    forgetOldRosters(new Date());
    keepProfile(user);
    void keepPage(lang);
  }, [user, lang]);
  return { day, state };
}

function apiOf(workshop: string): StudioDayApi {
  const { roster, changeAttendee, addAttendee } = rosterCalls(behind.call);
  return {
    async read() {
      const [list, entry] = await Promise.all([
        roster(workshop),
        behind.call<{ data: AdminWorkshop }>({ path: adminApi.entry('workshops', workshop) }),
      ]);
      const { _id, title, description, translations, workshopDates } = entry.data;
      return { roster: list, workshop: { _id, title, description, translations, workshopDates } };
    },
    change: (attendee, body) => changeAttendee(workshop, attendee, body),
    add: (body, key) => addAttendee(workshop, body, key),
  };
}
