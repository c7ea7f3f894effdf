/**
 * On a phone's page that was loaded anew, cards far below are laid out only when they come near (`content-visibility`): the
 * layout of two dozen is what blocks a phone most. Their places are estimates until then, and going back to a page needs exact
 * ones, so it ends with the page. What came near stays laid out, and once the page has been there for a while the others follow
 * one by one: a picture of the whole page, as tools take it, is not blank.
 */
const MARK = 'near';
/** ms after the page has loaded; whatever it does by itself is over by then. */
const SETTLED = 6_000;

/** Runs in the head, before anything is laid out. Safari says of no moment that it is idle. */
export const NEAR_ONLY_SCRIPT =
  `if(performance.getEntriesByType('navigation')[0]?.type=='navigate'){` +
  `const page=document.documentElement,idle=self.requestIdleCallback??setTimeout,` +
  `layOut=card=>{card.style.contentVisibility='visible'};page.dataset.${MARK}='';` +
  `addEventListener('load',()=>{` +
  `addEventListener('contentvisibilityautostatechange',e=>{if(!e.skipped)layOut(e.target)});` +
  `setTimeout(()=>{` +
  `const far=[...document.querySelectorAll('li')].filter(e=>getComputedStyle(e).contentVisibility=='auto');` +
  `idle(function next(){if(far.length){layOut(far.shift());idle(next)}else delete page.dataset.${MARK}})` +
  `},${SETTLED})})}`;

export function layOutAll(): void {
  delete document.documentElement.dataset[MARK];
}
