/** One picture, kept as a data URL until the form is sent. */
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDropzone } from 'react-dropzone';
import { Button } from '#ui/Button.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { AddPictures } from '#admin/pictures/AddPictures.tsx';
import { RefusedFile, prepareFile } from '#admin/pictures/prepare.ts';
import { uploadReason } from '#admin/pictures/upload-reason.ts';
import { PICTURES_FIELD, usePaste } from '#admin/pictures/usePaste.ts';
import { ChooseAgain } from './ChooseAgain.tsx';
import styles from './StagePicture.module.css';

/** px; the widest copy that a customer's screen loads, and a quarter of a camera's bytes over a slow connection. */
const SIDE = 1_600;

interface StagePictureProps {
  /** A data URL. */
  image: string | null;
  onImage: (image: string | null) => void;
}

export function StagePicture({ image, onImage }: StagePictureProps) {
  const messages = useAdminMessages();
  const { stages: t } = messages.orderActs;
  const id = useId();
  const field = useRef<HTMLElement>(null);
  const latest = useRef(0);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    latest.current += 1;
    const mine = latest.current;
    setProblem(null);
    setReading(true);
    try {
      const read = await prepareFile(file, SIDE);
      if (mine === latest.current) onImage(read);
    } catch (error) {
      const refusal = error instanceof RefusedFile ? error.refusal : 'unreadable';
      if (mine === latest.current) setProblem(uploadReason({ problem: refusal, file }, messages));
    }
    if (mine === latest.current) setReading(false);
  };
  const refuse = () => {
    onImage(null);
    setProblem(messages.errors.codes.not_an_image);
  };
  const remove = () => {
    // At once, before the dialog finds that the focus is lost.
    flushSync(() => onImage(null));
    field.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const { getRootProps, isDragActive } = useDropzone({
    onDrop: (files) => void take(files),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });
  usePaste(field, (files) => void take(files));
  return (
    <section {...PICTURES_FIELD} ref={field} aria-labelledby={id} className={styles.field}>
      <h3 id={id} className={image === null ? styles.label : styles.hidden}>
        {t.picture}
      </h3>
      {image === null ? (
        <div {...getRootProps({ role: undefined, tabIndex: undefined })}>
          <ul className={styles.add}>
            <AddPictures
              name="image"
              single
              empty
              look="pictures"
              full={false}
              max={1}
              active={isDragActive}
              invalid={problem !== null}
              describedBy={`${id}-said`}
              onFiles={(files) => void take(files)}
            />
          </ul>
        </div>
      ) : (
        <div className={styles.chosen}>
          <img src={image} alt={t.chosen} className={styles.picture} onError={refuse} />
          <div className={styles.over}>
            <ChooseAgain onFiles={(files) => void take(files)} />
            <Button small className={styles.act} aria-label={t.remove} title={t.remove} onClick={remove}>
              <AdminIcon name="trash" />
            </Button>
          </div>
        </div>
      )}
      <p id={`${id}-said`} role="status" className={problem === null ? styles.hint : styles.problem}>
        {problem ?? (isReading ? t.reading : image === null && t.pictureHint)}
      </p>
    </section>
  );
}
