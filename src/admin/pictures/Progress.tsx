/** After the last byte the server is still processing. */
import { formatPercent } from '#i18n/format.ts';
import { useAdminMessages } from '../language.tsx';
import type { Upload } from './upload-queue.ts';
import styles from './Progress.module.css';

export function Progress({ upload: { file, sent, state } }: { upload: Upload }) {
  const t = useAdminMessages().pictures;
  const percent = Math.round(sent * 100);
  return (
    <span className={styles.progress}>
      <span className={styles.percent}>
        {state === 'waiting' ? t.waiting : <bdi dir="ltr">{formatPercent(percent)}</bdi>}
      </span>
      <progress className={styles.bar} max={100} value={percent} aria-label={t.progress(file.name)} />
      <bdi dir="ltr" className={styles.name}>
        {file.name}
      </bdi>
    </span>
  );
}
