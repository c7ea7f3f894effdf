/** How long a message is shown and how long it fades, ms. */
const SHOWN = 5_000;
export const FADE = 500;

export interface Turn {
  onFade: () => void;
  onNext: () => void;
}

export function startRotation({ onFade, onNext }: Turn): () => void {
  let fadeTimer: ReturnType<typeof setTimeout> | undefined;
  const shownTimer = setInterval(() => {
    onFade();
    fadeTimer = setTimeout(onNext, FADE);
  }, SHOWN);
  return () => {
    clearInterval(shownTimer);
    clearTimeout(fadeTimer);
  };
}
