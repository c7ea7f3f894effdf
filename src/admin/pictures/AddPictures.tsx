import { useRef, type ChangeEvent } from 'react';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { PICTURE_FILES } from './file-kind.ts';
import styles from './AddPictures.module.css';

interface AddPicturesProps {
  name: string;
  /** For the one picture that is replaced. */
  single: boolean;
  empty: boolean;
  look: 'pictures' | 'pages';
  full: boolean;
  max: number;
  active: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
}

export function AddPictures({
  name,
  single,
  empty,
  look,
  full,
  max,
  active,
  invalid,
  describedBy,
  onFiles,
}: AddPicturesProps) {
  const t = useAdminMessages().pictures;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const replacing = single && !empty;
  const text = look === 'pages' ? t.addPages : replacing ? t.replaceHere : t.add;
  const short = look === 'pages' ? t.addPages : replacing ? t.fromGalleryInstead : t.fromGallery;
  return (
    <li
      className={cx(
        styles.add,
        styles[look],
        empty && styles.empty,
        active && styles.active,
        invalid && styles.invalid,
      )}
    >
      {full ? (
        <p className={styles.full}>{t.full(max)}</p>
      ) : (
        <>
          <button
            type="button"
            name={name}
            data-add=""
            className={styles.choose}
            aria-describedby={describedBy}
            onClick={() => files.current?.click()}
          >
            <AdminIcon name="image" size={24} />
            <span className={styles.long}>{active ? t.dropNow : text}</span>
            <span className={styles.short}>{short}</span>
          </button>
          <button type="button" className={styles.camera} onClick={() => camera.current?.click()}>
            <AdminIcon name="camera" size={22} />
            {t.camera}
          </button>
        </>
      )}
      <input
        ref={files}
        type="file"
        hidden
        accept={PICTURE_FILES}
        multiple={!single}
        aria-label={t.add}
        onChange={onChange}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t.camera}
        onChange={onChange}
      />
    </li>
  );
}
