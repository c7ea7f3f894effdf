/** The router goes to a page's place, or to its top, once it is hydrated. Who has scrolled by then stays there. */

let isHydrated = false;

/** Call whenever the router is about to. */
export function mayMovePage(): boolean {
  if (isHydrated) return true;
  isHydrated = true;
  // By the script that starts the others; undefined where they load at once.
  const { placeAtStart = scrollY } = globalThis as { placeAtStart?: number };
  if (scrollY === placeAtStart) return true;
  // The router forgets what was scrolled before: this place is to be found again by Back.
  document.dispatchEvent(new Event('scroll'));
  return false;
}
