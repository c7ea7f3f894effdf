import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Progress } from './Progress.tsx';
import type { Upload } from './upload-queue.ts';
import styles from './UploadTile.module.css';

interface UploadTileProps {
  upload: Upload;
  look: 'pictures' | 'pages';
  onStop: () => void;
}

export function UploadTile({ upload, look, onStop }: UploadTileProps) {
  const t = useAdminMessages().pictures;
  return (
    <li className={cx(styles.tile, styles[look])}>
      <Progress upload={upload} />
      <button type="button" className={styles.stop} onClick={onStop} aria-label={t.stop(upload.file.name)}>
        <AdminIcon name="close" size={18} />
      </button>
    </li>
  );
}
