import { useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { RequiredMark } from '../fields/FieldBox.tsx';
import type { PathOf } from '../form/paths.ts';
import { AddPictures } from './AddPictures.tsx';
import { Duplicates } from './Duplicates.tsx';
import { FailedUploads } from './FailedUploads.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import { PictureTiles } from './PictureTiles.tsx';
import { idsOf, moved } from './order.ts';
import type { ImageAlts } from '#contract/common.ts';
import { undone, type PictureStep } from './undo.ts';
import { UndoStep } from './UndoStep.tsx';
import { PICTURES_FIELD, usePaste } from './usePaste.ts';
import { usePictureEdit } from './usePictureEdit.tsx';
import { useUploads } from './useUploads.ts';
import styles from './PicturesField.module.css';

interface PicturesFieldProps<Values> {
  label: string;
  hint?: string;
  /** On the add button, which an error focuses. */
  name: PathOf<NoInfer<Values>>;
  pictures: readonly string[];
  onPictures: (next: string[]) => void;
  /** A picture took the place of another, edited or not. */
  onReplaced?: (old: string, address: string) => void;
  /** Of all the entry's pictures, by address; null: described elsewhere. */
  alts: ImageAlts | null;
  onAlts?: (next: ImageAlts) => void;
  max: number;
  /** At this many, none can be removed. */
  min: number;
  error?: string | null;
  /** The first is the main picture. */
  mainFirst?: boolean;
  look?: 'pictures' | 'pages';
  /** Marked before anything is chosen. */
  required?: boolean;
}

export function PicturesField<Values extends object>(props: PicturesFieldProps<Values>) {
  const {
    label,
    hint,
    name,
    pictures,
    onPictures,
    alts,
    onAlts,
    max,
    min,
    error,
    mainFirst = false,
    look = 'pictures',
    required = false,
  } = props;
  const t = useAdminMessages().pictures;
  const id = useId();
  const field = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [steps, setSteps] = useState<readonly PictureStep[]>([]);
  const uploads = useUploads({
    name,
    pictures,
    onPictures,
    onReplaced(old, address, isEdit) {
      setChosen((now) => (now === old ? address : now));
      props.onReplaced?.(old, address);
      if (!isEdit) return;
      setSteps((before) => [...before, { kind: 'edited', address: old, by: address }]);
      // It shows the same, so its words still fit.
      if (alts?.[old] && !alts[address]) onAlts?.({ ...alts, [address]: alts[old] });
    },
    max,
  });
  const [said, say] = useState('');
  const { getRootProps, isDragActive } = useDropzone({
    onDrop: (files) => uploads.take(files),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });
  usePaste(field, uploads.take);

  const ids = idsOf(pictures);
  const index = chosen === null ? -1 : ids.indexOf(chosen);
  const move = (from: number, to: number) => {
    onPictures(moved(pictures, from, to));
    say(t.movedTo(to + 1, pictures.length));
  };
  const remove = () => {
    const left = pictures.filter((_, place) => place !== index);
    onPictures(left);
    setSteps((before) => [...before, { kind: 'removed', address: pictures[index]!, place: index }]);
    say(t.removed);
    const next = left.length === 0 ? null : Math.min(index, left.length - 1);
    setChosen(null);
    focusOn(field.current, next);
  };

  const step = steps.findLast((one) => undone(pictures, one, max) !== null);
  const undo = (last: PictureStep) => {
    onPictures(undone(pictures, last, max)!);
    setSteps((before) => before.filter((one) => one !== last));
    setChosen(null);
    say(t.undo.done);
    focusOn(field.current, undone(pictures, last, max)!.indexOf(last.address));
  };
  const editing = usePictureEdit(uploads);

  const text = look === 'pages' ? t.page : t.picture;
  return (
    <section {...PICTURES_FIELD} ref={field} aria-labelledby={`${id}-label`} className={styles.field}>
      <div className={styles.head}>
        <h3 id={`${id}-label`} className={styles.label}>
          {label}
          {required && <RequiredMark />}
        </h3>
        {look === 'pages' && pictures.length > 0 && (
          <span className={styles.count}>{t.pageCount(pictures.length)}</span>
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        className={cx(styles.zone, isDragActive && styles.over)}
      >
        <PictureTiles
          {...{ ids, pictures, alts, look, mainFirst, max, min, index, text, say, onPictures }}
          pending={uploads.pending}
          onStop={uploads.remove}
          onChoose={(place) => setChosen(place === index ? null : ids[place]!)}
          stripId={`${id}-strip`}
        >
          <AddPictures
            name={name}
            single={max === 1}
            empty={pictures.length + uploads.pending.length === 0}
            look={look}
            full={max > 1 && pictures.length + uploads.pending.length >= max}
            max={max}
            active={isDragActive}
            describedBy={error ? `${id}-error` : undefined}
            invalid={Boolean(error)}
            onFiles={uploads.take}
          />
        </PictureTiles>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <AdminIcon name="alert" size={18} />
          {error}
        </p>
      )}
      {index !== -1 && (
        <PictureStrip
          {...{ pictures, index, alts, onAlts, min, text, move, remove, max }}
          prepareEdit={editing.prepare}
          edit={() => editing.open(pictures[index]!)}
          id={`${id}-strip`}
          canBeMain={mainFirst}
          onReplace={(files) => uploads.take(files.slice(0, 1), pictures[index]!)}
        />
      )}
      {step && <UndoStep step={step} onUndo={() => undo(step)} />}
      {editing.dialog}
      <Duplicates duplicates={uploads.duplicates} onRemove={uploads.remove} />
      <FailedUploads
        failed={uploads.failed}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
        onInstead={uploads.take}
      />
      <VisuallyHidden role="status">
        {said || (uploads.pending.length > 0 ? t.uploading(uploads.pending.length) : '')}
      </VisuallyHidden>
    </section>
  );
}

/** Focuses the tile at this place once it is rendered, or else the add button. */
function focusOn(field: HTMLElement | null, place: number | null): void {
  requestAnimationFrame(() => {
    const tiles = field?.querySelectorAll<HTMLElement>('[data-tile]');
    (tiles?.[place ?? -1] ?? field?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
}
