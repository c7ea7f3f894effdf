/** The shown picture of a gallery is enlarged and moved; a turn to another puts it back. */
import createPanzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export type Zooming = 'in' | 'out' | 'whole';

/** 1: the whole picture. */
const MOST = 4;
const STEP = 1.5;
const BY_DOUBLE_PRESS = 2.5;
/** For how far fingers spread, and how far a wheel turns. */
const PINCH_STEP = 1.2;
const WHEEL_STEP = 0.3;
/** px of the screen for one press of an arrow. */
const PAN_STEP = 80;
/** Two presses are one double press within ms and px. */
const DOUBLE = { time: 300, distance: 30 };

export interface Zoom {
  /** 1 to 4. */
  scale: number;
  isLeast: boolean;
  isMost: boolean;
  /** As it is when called. */
  isWhole: () => boolean;
  zoom: (way: Zooming) => void;
  pan: (direction: readonly [x: number, y: number]) => void;
}

/** `list` has a picture in each of its items. */
export function useZoom(list: RefObject<HTMLElement | null>, index: number): Zoom {
  const [scale, setScale] = useState(1);
  const held = useRef<PanzoomObject | null>(null);

  useEffect(() => {
    const picture = list.current!.children[index]!.firstElementChild as HTMLElement;
    const panzoom = createPanzoom(picture, {
      contain: 'outside',
      cursor: 'zoom-in',
      maxScale: MOST,
      minScale: 1,
      panOnlyWhenZoomed: true,
      step: PINCH_STEP,
      // The whole picture is dragged to the next one.
      handleStartEvent: (event: Event) => panzoom.getScale() > 1 && event.preventDefault(),
    });
    held.current = panzoom;
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    const follow = () => {
      const now = panzoom.getScale();
      setScale(now);
      panzoom.setOptions({ cursor: now > 1 ? 'grab' : 'zoom-in' });
    };
    picture.addEventListener('panzoomchange', follow, listen);
    picture.addEventListener('click', onDoublePress(zoomAt(panzoom, picture)), listen);
    const onWheel = (event: WheelEvent) =>
      event.ctrlKey && panzoom.zoomWithWheel(event, { step: WHEEL_STEP });
    picture.addEventListener('wheel', onWheel, { ...listen, passive: false });
    return () => {
      stop.abort();
      panzoom.reset({ animate: false });
      panzoom.destroy();
      panzoom.resetStyle();
      setScale(1);
    };
  }, [list, index]);

  const zoom = (way: Zooming) => {
    const panzoom = held.current!;
    const next = panzoom.getScale() * (way === 'in' ? STEP : 1 / STEP);
    if (way === 'whole' || next <= 1) panzoom.reset();
    else panzoom.zoom(next, { animate: true });
  };
  const pan = ([x, y]: readonly [number, number]) => {
    const panzoom = held.current!;
    const step = PAN_STEP / panzoom.getScale();
    panzoom.pan(x * step, y * step, { relative: true, animate: true });
  };
  const isWhole = useCallback(() => (held.current?.getScale() ?? 1) <= 1, []);
  return { isWhole, scale, isLeast: scale <= 1, isMost: scale >= MOST, zoom, pan };
}

/** The pressed point stays where it is; a picture that is enlarged already becomes whole. */
function zoomAt(panzoom: PanzoomObject, picture: HTMLElement) {
  return ({ clientX, clientY }: MouseEvent) => {
    if (panzoom.getScale() > 1) {
      panzoom.reset();
      return;
    }
    const { left, top, width, height } = picture.getBoundingClientRect();
    const focal = {
      x: (clientX - left - width / 2) * BY_DOUBLE_PRESS,
      y: (clientY - top - height / 2) * BY_DOUBLE_PRESS,
    };
    panzoom.zoom(BY_DOUBLE_PRESS, { animate: true, focal });
  };
}

/** Of a finger too, for which not every browser has `dblclick`. */
function onDoublePress(act: (event: MouseEvent) => void) {
  let first: MouseEvent | null = null;
  return (event: MouseEvent) => {
    const isSecond =
      first !== null &&
      event.timeStamp - first.timeStamp < DOUBLE.time &&
      Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < DOUBLE.distance;
    first = isSecond ? null : event;
    if (isSecond) act(event);
  };
}
