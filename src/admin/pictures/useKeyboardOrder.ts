/** Space lifts and drops, arrows move the way they point, Escape puts back. */
import { useState, type KeyboardEvent } from 'react';
import { moved } from './order.ts';

interface Options {
  pictures: readonly string[];
  onPictures: (next: string[]) => void;
  say: (text: string) => void;
  texts: {
    lifted: (name: string) => string;
    movedTo: (place: number, of: number) => string;
    dropped: (place: number, of: number) => string;
    putBack: (place: number, of: number) => string;
  };
  text: (place: number, of: number) => string;
}

interface Lift {
  place: number;
  from: number;
}

export function useKeyboardOrder({ pictures, onPictures, say, texts, text }: Options) {
  const [lift, setLift] = useState<Lift | null>(null);
  const count = pictures.length;

  function goTo(to: number): void {
    if (lift === null || to === lift.place || to < 0 || to >= count) return;
    onPictures(moved(pictures, lift.place, to));
    setLift({ ...lift, place: to });
    say(texts.movedTo(to + 1, count));
  }

  const drop = () => {
    if (lift !== null) say(texts.dropped(lift.place + 1, count));
    setLift(null);
  };

  return {
    lifted: lift?.place ?? null,
    drop,
    /** Firefox clicks a button when Space is released. */
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.code === 'Space' && count > 1) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>, place: number) {
      if (event.code === 'Space' && count > 1) {
        event.preventDefault();
        if (lift !== null) return drop();
        setLift({ place, from: place });
        return say(texts.lifted(text(place + 1, count)));
      }
      if (lift === null) return undefined;
      if (event.code === 'Escape') {
        // It would close the editor.
        event.stopPropagation();
        event.nativeEvent.stopImmediatePropagation();
        if (lift.place !== lift.from) onPictures(moved(pictures, lift.place, lift.from));
        setLift(null);
        return say(texts.putBack(lift.from + 1, count));
      }
      const to = placeTowards(event, lift.place);
      if (to === null) return undefined;
      event.preventDefault();
      return goTo(to);
    },
  };
}

/** May lie beyond the list's ends; null for another key. */
function placeTowards({ code, currentTarget }: KeyboardEvent<HTMLElement>, place: number): number | null {
  const rtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (code === 'ArrowLeft') return place + (rtl ? 1 : -1);
  if (code === 'ArrowRight') return place + (rtl ? -1 : 1);
  if (code === 'ArrowUp' || code === 'ArrowDown')
    return nearestAcross(currentTarget, code === 'ArrowDown' ? 1 : -1) ?? place;
  return null;
}

/** In the rows above (-1) or below (1). */
function nearestAcross(tile: HTMLElement, direction: 1 | -1): number | null {
  const tiles = [...(tile.closest('ul')?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
  const here = tile.getBoundingClientRect();
  const found = tiles
    .map((other, place) => ({ place, box: other.getBoundingClientRect() }))
    .filter(({ box }) => (direction === 1 ? box.top >= here.bottom : box.bottom <= here.top))
    .map(({ place, box }) => ({
      place,
      distance: Math.hypot(middle(box) - middle(here), box.top - here.top),
    }))
    .sort((one, other) => one.distance - other.distance)[0];
  return found?.place ?? null;
}

const middle = ({ x, width }: DOMRect) => x + width / 2;
