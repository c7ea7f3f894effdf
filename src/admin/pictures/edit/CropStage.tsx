/** The picture with the frame of what stays; both are drawn by finger, mouse or arrow keys. */
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { CORNERS } from './crop.ts';
import type { PictureEdit, PictureEditState } from './picture-edit.ts';
import { drawTurned, scaledTo } from './render.ts';
import styles from './CropStage.module.css';

interface CropStageProps {
  image: HTMLImageElement;
  edit: PictureEdit;
  state: PictureEditState;
}

/** Of the canvas on the screen, px; sharp enough for a phone. */
const SHOWN_SIDE = 1_200;
/** Shares of the longer side that an arrow key moves; with Shift the second. */
const STEPS = [0.01, 0.1] as const;

const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function CropStage({ image, edit, state: { turns, size, rect } }: CropStageProps) {
  const { edit: t } = useAdminMessages().pictures;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { scale, ...shown } = scaledTo(size, SHOWN_SIDE);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.reset();
    drawTurned(context, image, turns, { rect: { x: 0, y: 0, ...size }, scale });
  }, [image, turns, size, scale]);

  const drag = useRef<{ x: number; y: number; release: () => void } | null>(null);
  const end = () => {
    drag.current?.release();
    drag.current = null;
  };
  const drawn = (change: (dx: number, dy: number) => void) => ({
    onPointerDown({ currentTarget, pointerId, button, clientX, clientY }: PointerEvent) {
      if (button !== 0 || drag.current) return;
      currentTarget.setPointerCapture(pointerId);
      drag.current = { x: clientX, y: clientY, release: edit.hold() };
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
      if (!drag.current || !currentTarget.hasPointerCapture(pointerId)) return;
      const scale = size.width / stage.current!.getBoundingClientRect().width;
      change((clientX - drag.current.x) * scale, (clientY - drag.current.y) * scale);
    },
    onLostPointerCapture: end,
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const step = Math.max(size.width, size.height) * STEPS[event.shiftKey ? 1 : 0];
      change(arrow[0] * step, arrow[1] * step);
    },
  });

  const frame: CSSProperties = {
    insetInlineStart: `${(rect.x / size.width) * 100}%`,
    insetBlockStart: `${(rect.y / size.height) * 100}%`,
    inlineSize: `${(rect.width / size.width) * 100}%`,
    blockSize: `${(rect.height / size.height) * 100}%`,
  };
  return (
    // Pictures aren't mirrored in Hebrew.
    <div
      ref={stage}
      dir="ltr"
      className={styles.stage}
      style={{ '--ratio': size.width / size.height } as CSSProperties}
    >
      <canvas ref={canvas} {...shown} className={styles.canvas} aria-hidden="true" />
      <div className={styles.cut}>
        <div className={styles.kept} style={frame} />
      </div>
      <div className={styles.frame} style={frame} data-crop="">
        <button
          type="button"
          className={styles.inside}
          aria-label={t.frame}
          {...drawn((dx, dy) => edit.move(dx, dy))}
        />
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            className={cx(styles.corner, styles[corner])}
            aria-label={t.corners[corner]}
            {...drawn((dx, dy) => edit.resize(corner, dx, dy))}
          />
        ))}
      </div>
      <VisuallyHidden role="status">{t.size(Math.round(rect.width), Math.round(rect.height))}</VisuallyHidden>
    </div>
  );
}
