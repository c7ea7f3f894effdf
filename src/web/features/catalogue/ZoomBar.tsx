import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import type { Zoom, Zooming } from './use-zoom.ts';
import { useGalleryTexts } from './gallery-texts.ts';
import styles from './ZoomBar.module.css';

interface ZoomBarProps extends Pick<Zoom, 'isLeast' | 'isMost' | 'zoom'> {
  /** How many times the whole picture. */
  times: number;
  className?: string;
}

export function ZoomBar({ isLeast, isMost, zoom, times, className }: ZoomBarProps) {
  const t = useGalleryTexts();
  const press = (way: Zooming, stopped: boolean) => ({
    type: 'button' as const,
    className: styles.button,
    'aria-disabled': stopped,
    onClick: () => stopped || zoom(way),
  });
  return (
    <div className={cx(styles.bar, className)} role="group" aria-label={t.zoom}>
      <button {...press('out', isLeast)} aria-label={t.zoomOut}>
        <Icon name="minus" size={20} />
      </button>
      <button {...press('whole', isLeast)}>
        <VisuallyHidden>{t.wholePicture}, </VisuallyHidden>
        <bdi dir="ltr">{times}×</bdi>
      </button>
      <button {...press('in', isMost)} aria-label={t.zoomIn}>
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
