/**
 * After a reload only the page of the address is shown (docs/decisions/0024-lists-go-on-by-address.md), so the place
 * that the router keeps is counted from where that page begins.
 */
import { PAGE_ENTRIES, type PageRun } from '#contract/list-pages.ts';

/** The router's key in session storage: places by history entry and scrolled element. */
const PLACES = 'tsr-scroll-restoration-v1_3';
/** px between the link to earlier entries, which stands above the list then, and the list. */
const HEAD_GAP = 36;

interface Shown {
  cards: HTMLElement[];
  /** A link to a further page, as high as the one to earlier entries. */
  turn: HTMLElement | null;
}

/** Until `shown` answers null. */
export function keepPlaceOnReload(shown: () => Shown | null): void {
  const keep = () => {
    const list = shown();
    if (!list) return removeEventListener('pagehide', keep);
    // Written by the router and by the links of the list.
    const { run } = history.state as { run?: PageRun };
    const begin = run && list.cards[(run.page - run.first) * PAGE_ENTRIES];
    if (!begin) return;
    const above = begin.getBoundingClientRect().top - list.cards[0]!.getBoundingClientRect().top;
    const head = run.first === 1 && list.turn ? list.turn.offsetHeight + HEAD_GAP : 0;
    store(Math.max(0, scrollY - above + (above > 0 ? head : 0)));
  };
  // Added after the router's own, which has written when this runs.
  addEventListener('pagehide', keep);
}

/** By the address, as `entry.client.tsx` then names the entry. */
function store(top: number): void {
  try {
    const places = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}') as Record<string, object>;
    places[location.href] = { window: { scrollX, scrollY: top } };
    sessionStorage.setItem(PLACES, JSON.stringify(places));
  } catch {
    // Without a storage the page begins at its top.
  }
}
