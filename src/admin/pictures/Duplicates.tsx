/** Pictures that were chosen twice: nothing went wrong, and nothing is left to do. */
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import type { Upload } from './upload-queue.ts';
import styles from './Duplicates.module.css';

interface DuplicatesProps {
  duplicates: readonly Upload[];
  onRemove: (id: number) => void;
}

export function Duplicates({ duplicates, onRemove }: DuplicatesProps) {
  const t = useAdminMessages().pictures;
  return (
    <div role="status">
      {duplicates.length > 0 && (
        <ul className={styles.list}>
          {duplicates.map(({ id, file }) => (
            <li key={id} className={styles.row}>
              <AdminIcon name="check" size={18} />
              <p className={styles.text}>
                {t.alreadyHere}{' '}
                <bdi dir="ltr" className={styles.name}>
                  {file.name}
                </bdi>
              </p>
              <button
                type="button"
                className={styles.dismiss}
                aria-label={t.dismiss(file.name)}
                onClick={() => onRemove(id)}
              >
                <AdminIcon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
