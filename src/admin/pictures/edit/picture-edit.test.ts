import { expect, test } from 'vitest';
import { createPictureEdit } from './picture-edit.ts';

const SIZE = { width: 1200, height: 900 };
const open = () => {
  const edit = createPictureEdit(SIZE);
  return { edit, state: edit.state.get };
};

test('an edit begins with the whole picture, unchanged', () => {
  expect(open().state()).toEqual({
    turns: 0,
    size: SIZE,
    rect: { x: 0, y: 0, ...SIZE },
    ratio: 'free',
    isChanged: false,
  });
});

test('turns to the right and to the left cancel each other', () => {
  const { edit, state } = open();
  edit.turn('left');
  expect(state()).toMatchObject({ turns: 3, size: { width: 900, height: 1200 }, isChanged: true });
  edit.turn('right');
  expect(state()).toMatchObject({ turns: 0, size: SIZE, isChanged: false });
});

test('a turn takes the crop with it', () => {
  const { edit, state } = open();
  edit.resize('bottomRight', -800, -600);
  edit.turn('right');
  expect(state().rect).toEqual({ x: 600, y: 0, width: 300, height: 400 });
});

test('a ratio holds after a turn, a move and a resize', () => {
  const { edit, state } = open();
  edit.setRatio('wide');
  edit.turn('right');
  expect(state()).toMatchObject({ ratio: 'wide', rect: { x: 0, y: 262.5, width: 900, height: 675 } });
  edit.move(0, -5000);
  edit.resize('bottomRight', -100, 0);
  expect(state().rect).toEqual({ x: 0, y: 0, width: 800, height: 600 });
});

test('another ratio starts from the whole picture again', () => {
  const { edit, state } = open();
  edit.setRatio('square');
  expect(state()).toMatchObject({ rect: { x: 150, y: 0, width: 900, height: 900 }, isChanged: true });
  edit.setRatio('tall');
  expect(state().rect).toEqual({ x: 262.5, y: 0, width: 675, height: 900 });
  edit.setRatio('free');
  expect(state().isChanged).toBe(false);
});

test('a frame that is drawn follows the finger, also back from beyond the edge', () => {
  const { edit, state } = open();
  edit.setRatio('square');
  const release = edit.hold();
  edit.move(500, 0);
  expect(state().rect.x).toBe(300);
  edit.move(100, 0);
  expect(state().rect.x).toBe(250);
  release();
  edit.move(10, 0);
  expect(state().rect.x).toBe(260);
});
