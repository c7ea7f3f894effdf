/**
 * Records the last click on a button, or a `/` for the search, before hydration and repeats it after. What is chosen in
 * a select is recorded as its `chosen`, since hydration resets it before React sees the change (ui/Select.tsx).
 */

const RECORDER = 'preHydrationPress';

interface Recorder {
  event: Event | null;
  stop: () => void;
}

export const PRE_HYDRATION_SCRIPT =
  `{const r=${RECORDER}={event:null,stop(){removeEventListener('click',on,true);removeEventListener('keydown',on,true)}},` +
  `on=e=>{if(e.key?e.key=='/':e.target.closest('button'))r.event=e};` +
  `addEventListener('click',on,true);addEventListener('keydown',on,true);` +
  `addEventListener('input',({target:t})=>{if(t.localName=='select')t.chosen=t.value},true)}`;

/** Call once, in the commit that hydrates the page. */
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
