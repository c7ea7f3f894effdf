import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import type { ImageAlts } from '#contract/common.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { Progress } from './Progress.tsx';
import type { Upload } from './upload-queue.ts';
import styles from './PictureTile.module.css';

interface PictureTileProps {
  id: string;
  address: string;
  /** Null: described elsewhere. */
  alt: ImageAlts[string] | undefined | null;
  place: number;
  look: 'pictures' | 'pages';
  main: boolean;
  /** `Picture 2 of 4`. */
  name: string;
  chosen: boolean;
  lifted: boolean;
  upload: Upload | undefined;
  orderable: boolean;
  numbered: boolean;
  stripId: string;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur: () => void;
}

export function PictureTile(props: PictureTileProps) {
  const { id, address, alt, place, look, main, name, chosen, lifted, upload, orderable, numbered, stripId } =
    props;
  const t = useAdminMessages().pictures;
  const { setNodeRef, listeners, isDragging, isOver, active, activeIndex, index } = useSortable({
    id,
    disabled: !orderable,
  });
  const landing =
    isOver &&
    active !== null &&
    activeIndex !== index &&
    (activeIndex < index ? styles.landsAfter : styles.landsBefore);
  const described = Boolean(alt?.he?.trim()) && Boolean(alt?.en?.trim());
  return (
    <li ref={setNodeRef} className={cx(styles.item, main && styles.main, landing)}>
      <button
        type="button"
        data-tile=""
        name={`imageAlts.${address}`}
        {...listeners}
        className={cx(
          styles.tile,
          numbered ? styles[look] : styles.only,
          chosen && styles.chosen,
          lifted && styles.lifted,
          isDragging && styles.away,
        )}
        aria-expanded={chosen}
        aria-controls={chosen ? stripId : undefined}
        onClick={props.onChoose}
        onKeyDown={props.onKeyDown}
        onKeyUp={props.onKeyUp}
        onBlur={props.onBlur}
      >
        <EntryPicture address={address} alt="" sizes={main ? '240px' : '130px'} className={styles.picture} />
        <VisuallyHidden>
          {[name, main && t.main, alt !== null && (described ? t.described : t.notDescribed)]
            .filter(Boolean)
            .join(', ')}
        </VisuallyHidden>
        <span aria-hidden="true">
          {main && <span className={styles.mainMark}>{t.main}</span>}
          {!main && numbered && <bdi className={styles.number}>{place + 1}</bdi>}
          {alt !== null && (
            <span className={cx(styles.altMark, !described && styles.missing)}>
              <AdminIcon name={described ? 'check' : 'pencil'} size={15} />
              <span className={styles.altWord}>{t.altMark}</span>
            </span>
          )}
          {look === 'pages' && orderable && (
            <span className={styles.grip}>
              <AdminIcon name="grip" size={16} />
            </span>
          )}
        </span>
        {upload && (
          <span className={styles.veil}>
            <Progress upload={upload} />
          </span>
        )}
      </button>
    </li>
  );
}
