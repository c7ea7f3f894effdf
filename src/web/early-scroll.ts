/** The router goes to a page's place, or to its top, once it is hydrated. Who has scrolled by then stays there. */

/**
 * Part of the script that starts the others, after it has kept `place`: px before anybody has scrolled, or NaN after a turn
 * of the wheel, which has scrolled when it is heard of. The router forgets what was scrolled before, so it hears of it
 * again: Back leads there, too.
 */
export const EARLY_SCROLL_SCRIPT =
  `mayMovePage=()=>{mayMovePage=()=>true;if(scrollY==place)return true;` +
  `document.dispatchEvent(new Event('scroll'));return false}`;

/** Call whenever the router is about to. Where all scripts load at once it may. */
export function mayMovePage(): boolean {
  return (globalThis as { mayMovePage?: () => boolean }).mayMovePage?.() ?? true;
}
