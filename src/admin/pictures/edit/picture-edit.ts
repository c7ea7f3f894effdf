/** What is done to one picture: quarter turns and a crop. */
import { createStore, type Store } from '#ui/store.ts';
import {
  isWhole,
  movedBy,
  resizedBy,
  turned,
  turnedRight,
  wholeOf,
  withRatio,
  type Corner,
  type Ratio,
  type Rect,
  type Size,
} from './crop.ts';

export interface PictureEditState {
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
  /** Of the turned picture. */
  size: Size;
  rect: Rect;
  ratio: Ratio;
  isChanged: boolean;
}

export interface PictureEdit {
  state: Store<PictureEditState>;
  turn: (to: 'right' | 'left') => void;
  setRatio: (ratio: Ratio) => void;
  /** From here on moves and resizes count from where the frame is now, until the returned function is called. */
  hold: () => () => void;
  /** px of the picture. */
  move: (dx: number, dy: number) => void;
  resize: (corner: Corner, dx: number, dy: number) => void;
}

export function createPictureEdit(original: Size): PictureEdit {
  const state = createStore<PictureEditState>({
    turns: 0,
    size: original,
    rect: wholeOf(original),
    ratio: 'free',
    isChanged: false,
  });

  let held: Rect | null = null;

  function update(patch: Partial<PictureEditState>): void {
    const next = { ...state.get(), ...patch };
    state.set({ ...next, isChanged: next.turns !== 0 || !isWhole(next.rect, next.size) });
  }

  return {
    state,
    turn(to) {
      let { turns, size, rect } = state.get();
      for (let left = to === 'right' ? 1 : 3; left > 0; left -= 1) {
        rect = turnedRight(rect, size);
        size = turned(size, 1);
        turns = (turns + 1) % 4;
      }
      update({ turns, size, rect: withRatio(rect, state.get().ratio) });
    },
    // From the whole picture, so that one ratio after another doesn't make it smaller and smaller.
    setRatio: (ratio) => update({ ratio, rect: withRatio(wholeOf(state.get().size), ratio) }),
    hold() {
      held = state.get().rect;
      return () => {
        held = null;
      };
    },
    move(dx, dy) {
      const { rect, size } = state.get();
      update({ rect: movedBy(held ?? rect, dx, dy, size) });
    },
    resize(corner, dx, dy) {
      const { rect, size, ratio } = state.get();
      update({ rect: resizedBy(held ?? rect, { corner, ratio }, [dx, dy], size) });
    },
  };
}
