/** Ordering tiles by keyboard: Space lifts and drops, arrows move the way they point, Escape puts back. */
import { useState, type KeyboardEvent } from 'react';
import { moved } from './order.ts';

interface Options {
  pictures: readonly string[];
  onPictures: (next: string[]) => void;
  say: (text: string) => void;
  words: {
    lifted: (name: string) => string;
    movedTo: (place: number, of: number) => string;
    dropped: (place: number, of: number) => string;
    putBack: (place: number, of: number) => string;
  };
  /** The name of a place. */
  text: (place: number, of: number) => string;
}

interface Lift {
  place: number;
  from: number;
}

export function useKeyboardOrder({ pictures, onPictures, say, words, text }: Options) {
  const [lift, setLift] = useState<Lift | null>(null);
  const count = pictures.length;

  function goTo(to: number): void {
    if (lift === null || to === lift.place || to < 0 || to >= count) return;
    onPictures(moved(pictures, lift.place, to));
    setLift({ ...lift, place: to });
    say(words.movedTo(to + 1, count));
  }

  const drop = () => {
    if (lift !== null) say(words.dropped(lift.place + 1, count));
    setLift(null);
  };

  return {
    /** The place of the lifted one. */
    lifted: lift?.place ?? null,
    drop,
    /** Firefox presses a button by Space's way up. */
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.code === 'Space' && count > 1) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>, place: number) {
      if (event.code === 'Space' && count > 1) {
        event.preventDefault();
        if (lift !== null) return drop();
        setLift({ place, from: place });
        return say(words.lifted(text(place + 1, count)));
      }
      if (lift === null) return undefined;
      if (event.code === 'Escape') {
        // The editor would close.
        event.stopPropagation();
        event.nativeEvent.stopImmediatePropagation();
        if (lift.place !== lift.from) onPictures(moved(pictures, lift.place, lift.from));
        setLift(null);
        return say(words.putBack(lift.from + 1, count));
      }
      const to = placeTowards(event, lift.place);
      if (to === null) return undefined;
      event.preventDefault();
      return goTo(to);
    },
  };
}

/** Where an arrow leads from this place, beyond the list's ends too; null for another key. */
function placeTowards({ code, currentTarget }: KeyboardEvent<HTMLElement>, place: number): number | null {
  const rtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (code === 'ArrowLeft') return place + (rtl ? 1 : -1);
  if (code === 'ArrowRight') return place + (rtl ? -1 : 1);
  if (code === 'ArrowUp' || code === 'ArrowDown')
    return nearestAcross(currentTarget, code === 'ArrowDown' ? 1 : -1) ?? place;
  return null;
}

/** The place of the nearest tile in the rows above (-1) or below (1). */
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
