/** The ways in that have a place of their own: a press opens the files, on a phone the camera too; drop and paste are said. */
import { useRef, type ChangeEvent } from 'react';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './AddPictures.module.css';

interface AddPicturesProps {
  /** The API's field, for the button that an error leads to. */
  name: string;
  /** One picture: another one replaces it. */
  single: boolean;
  empty: boolean;
  look: 'pictures' | 'pages';
  /** There are as many as there may be. */
  full: boolean;
  max: number;
  /** Something is held over the field. */
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
  const words = useAdminMessages().pictures;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  const replacing = single && !empty;
  const text = look === 'pages' ? words.addPages : replacing ? words.replaceHere : words.add;
  const short = look === 'pages' ? words.addPages : replacing ? words.fromGalleryInstead : words.fromGallery;
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
        <p className={styles.full}>{words.full(max)}</p>
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
            <span className={styles.long}>{active ? words.dropNow : text}</span>
            <span className={styles.short}>{short}</span>
          </button>
          <button type="button" className={styles.camera} onClick={() => camera.current?.click()}>
            <AdminIcon name="camera" size={22} />
            {words.camera}
          </button>
        </>
      )}
      <input
        ref={files}
        type="file"
        hidden
        accept="image/*"
        multiple={!single}
        aria-label={words.add}
        onChange={onChange}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={words.camera}
        onChange={onChange}
      />
    </li>
  );
}
