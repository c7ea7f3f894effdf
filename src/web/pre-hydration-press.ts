/**
 * Records the last click on a button, or a `/` for the search, before hydration and repeats it after. What is chosen in
 * a select is recorded as its `chosen`, since hydration resets it before React sees the change (ui/Select.tsx). Going
 * back to another page of the same document loads that page in full: this one's data would hydrate it wrongly. A page
 * that was reloaded under something open goes back to its own history entry, and ui/back-closes.ts hears of each `popstate`
 * before the router, whose listener is the older one otherwise.
 */

interface Recording {
  preHydrationPress?: {
    event: Event | null;
    isLeft: boolean;
    stop: () => void;
  };
}

export const PRE_HYDRATION_SCRIPT =
  `{const r=preHydrationPress={event:null,isLeft:false,stop(){removeEventListener('click',on,true);` +
  `removeEventListener('keydown',on,true);removeEventListener('popstate',pop,true)}},` +
  `on=e=>{if(e.key?e.key=='/':e.target.closest('button'))r.event=e},` +
  `at=()=>location.pathname+location.search,start=at(),` +
  `pop=e=>{if(at()!=start){r.isLeft=true;e.stopImmediatePropagation();location.reload()}};` +
  `addEventListener('click',on,true);addEventListener('keydown',on,true);addEventListener('popstate',pop,true);` +
  `addEventListener('input',({target:t})=>{if(t.localName=='select')t.chosen=t.value},true);` +
  `addEventListener('popstate',e=>globalThis.popFirst?.(e));if(history.state?.over)history.go(-history.state.over)}`;

/** Whether another page is about to replace this one. */
export function isLeftBeforeHydration(): boolean | undefined {
  return (globalThis as Recording).preHydrationPress?.isLeft;
}

/** Call once, in the commit that hydrates the page. */
export function repeatPreHydrationPress(): void {
  const recorder = (globalThis as Recording).preHydrationPress;
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
