/**
 * A press before React has come is not lost: a script in the head keeps the last button that was pressed, by hand or
 * by Enter in a form, and it is pressed again once the page is alive. Links need no help; a form that waits for
 * scripts has the method `dialog`, which sends nothing.
 */

/** Where the script leaves the event. */
const KEPT = 'earlyPress';

interface Kept {
  event: Event | null;
  /** Ends the listening. */
  stop: () => void;
}

/** Allowed by its hash in the Content-Security-Policy. */
export const EARLY_PRESS_SCRIPT =
  `{const keep=e=>{if(e.target.closest('button'))${KEPT}.event=e};` +
  `window.${KEPT}={event:null,stop:()=>removeEventListener('click',keep,true)};addEventListener('click',keep,true)}`;

/** Once, in the commit that brings the page alive. */
export function repeatEarlyPress(): void {
  const kept = (window as never as Record<string, Kept | undefined>)[KEPT];
  kept?.stop();
  const event = kept?.event;
  // One that is still on its way is what made React hurry; React hands it on by itself.
  if (event?.eventPhase !== Event.NONE) return;
  const button = (event.target as Element).closest('button');
  queueMicrotask(() => button?.isConnected && button.click());
}
