/**
 * On a page that was loaded anew, cards far below are laid out only when they come near (`content-visibility`): the layout
 * of two dozen is what blocks a phone most. Their places are estimates until then, so it ends with the page: going back to
 * one needs the exact ones.
 */
const MARK = 'near';

/** Runs in the head, before anything is laid out. */
export const NEAR_ONLY_SCRIPT =
  `if(performance.getEntriesByType('navigation')[0]?.type=='navigate')` +
  `document.documentElement.dataset.${MARK}=''`;

export function layOutAll(): void {
  delete document.documentElement.dataset[MARK];
}
