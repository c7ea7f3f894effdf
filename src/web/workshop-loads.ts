import { PAGE_ENTRIES, type PageRun } from '#contract/list-pages.ts';
import { api as paths, type WorkshopsSearch } from '#contract/routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { OtherDate, Workshop } from '#contract/workshops.ts';
import { BOUNDS } from '#domain/bounds.ts';
import {
  CATEGORIES,
  levelChoice,
  WORKSHOP_LEVELS,
  type Category,
  type WorkshopLevel,
} from '#domain/catalogue.ts';
import { freeSeats } from '#domain/workshop.ts';
import { byNextMeeting, hasWanted, meetingsAhead, monthOf, meetingWeekday } from '#domain/workshop-order.ts';
import type { Api } from './api/client.ts';
import { comingWorkshops } from './features/catalogue/coming-workshops.ts';
import type { ListPages } from './features/list-pages/list-pages.ts';
import { choiceOf, loadListPages } from './features/list-pages/load-pages.ts';
import { datesAhead } from './screens/workshop/other-dates.ts';

const ON_HOME_PAGE = 3;
/** Related entries on a workshop's page. */
const RELATED = { workshops: 2, tutorials: 3 };

export async function loadComing(api: Api, now: Date): Promise<Workshop[]> {
  return comingWorkshops(await readAllWorkshops(api), now, ON_HOME_PAGE);
}

interface AroundWorkshop {
  /** Other workshops with free seats. */
  others: Workshop[];
  /** The same workshop at other times, the nearest first. */
  dates: OtherDate[];
  /** Of its category. */
  tutorials: TutorialCard[];
}

export async function loadAround(api: Api, { _id, category }: Workshop, now: Date): Promise<AroundWorkshop> {
  const [workshops, tutorials, { data: dates }] = await Promise.all([
    readAllWorkshops(api),
    api.tutorials({ category, limit: RELATED.tutorials }),
    api.call<{ data: OtherDate[] }>({ path: seatApi.otherDates(_id) }),
  ]);
  const open = workshops.filter((other) => other._id !== _id && freeSeats(other) > 0);
  return {
    others: comingWorkshops(open, now, RELATED.workshops),
    dates: datesAhead(dates, now),
    tutorials: tutorials.data,
  };
}

export interface WorkshopPages extends ListPages<Workshop> {
  /** Of all workshops, whatever is chosen. */
  categories: Category[];
  levels: WorkshopLevel[];
  /** `YYYY-MM` of the meetings that are still to come, and the chosen one, in order. */
  months: string[];
  /** `0` is Sunday. */
  weekdays: string[];
}

/** In pages: there may be more than `BOUNDS.wholeList`. */
export async function readAllWorkshops(api: Api): Promise<Workshop[]> {
  const whole = await api.workshops();
  const all = whole.data;
  for (let next = whole.pagination?.next; next;) {
    const page = await api.workshops({ limit: BOUNDS.pageSize, cursor: next });
    all.push(...page.data);
    next = page.pagination?.next;
  }
  return all;
}

/** The chips need all workshops, so all are read and filtered here; past ones are those before `now`. */
export async function loadWorkshops(
  api: Api,
  search: Record<string, string | undefined>,
  run: PageRun,
  now: Date,
): Promise<WorkshopPages> {
  const choice = choiceOf<WorkshopsSearch>(search);
  const { category, level, month, weekday } = choice;
  const wanted = { month, weekday: weekday === undefined ? undefined : Number(weekday) };
  let all: Workshop[] | null = null;
  const pages = await loadListPages(paths.workshops(choice), run, async (page) => {
    all ??= await readAllWorkshops(api);
    const chosen = all
      .toSorted(byNextMeeting(now))
      .filter(
        (workshop) =>
          (!category || workshop.category === category) &&
          (!level || levelChoice(workshop.level) === levelChoice(level)) &&
          hasWanted(workshop, wanted, now),
      );
    return { data: chosen.slice((page - 1) * PAGE_ENTRIES, page * PAGE_ENTRIES), total: chosen.length };
  });
  // If they couldn't be read, what is shown has its chips already.
  return all ? { ...pages, ...chipsOf(all, choice, now) } : (pages as WorkshopPages);
}

function chipsOf(
  all: readonly Workshop[],
  { month = [], weekday = [] }: { month?: string | string[]; weekday?: string | string[] },
  now: Date,
): Pick<WorkshopPages, 'categories' | 'levels' | 'months' | 'weekdays'> {
  const ahead = all.flatMap((workshop) => meetingsAhead(workshop, now));
  const sorted = (values: string[]) => [...new Set(values)].toSorted();
  return {
    months: sorted(ahead.map(monthOf).concat(month)),
    weekdays: sorted(ahead.map((date) => String(meetingWeekday(date))).concat(weekday)),
    categories: CATEGORIES.filter((one) => all.some(({ category }) => category === one)),
    levels: WORKSHOP_LEVELS.filter((one) => all.some(({ level }) => levelChoice(level) === one)),
  };
}
