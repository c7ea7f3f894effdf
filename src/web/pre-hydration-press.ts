/**
 * A press before hydration is not lost: a script in the head records the last button that was clicked, or a `/` for
 * the search, and it is repeated once the page is alive. Links need no help; a form that waits for scripts has the
 * method `dialog`, which sends nothing.
 */

/** The global that the script records to. */
const RECORDER = 'preHydrationPress';

interface Recorder {
  event: Event | null;
  stop: () => void;
}

/** Allowed by its hash in the Content-Security-Policy. */
export const PRE_HYDRATION_SCRIPT =
  `{const r=${RECORDER}={event:null,stop(){removeEventListener('click',on,true);removeEventListener('keydown',on,true)}},` +
  `on=e=>{if(e.key?e.key=='/':e.target.closest('button'))r.event=e};` +
  `addEventListener('click',on,true);addEventListener('keydown',on,true)}`;

/** Once, in the commit that hydrates the page. */
export function repeatPreHydrationPress(): void {
  const recorder = (globalThis as { [RECORDER]?: Recorder })[RECORDER];
  recorder?.stop();
  const event = recorder?.event;
  // React hydrates early for a press that is still being dispatched, and passes it on.
  if (event?.eventPhase !== Event.NONE) return;
  const target = event.target as Element;
  queueMicrotask(() => {
    if (!target.isConnected) return;
    if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
    else target.closest('button')!.click();
  });
}
