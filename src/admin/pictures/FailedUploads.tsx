import { useRef } from 'react';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { canRetry, type Upload } from './upload-queue.ts';
import { PICTURE_FILES } from './file-kind.ts';
import { uploadReason } from './upload-reason.ts';
import styles from './FailedUploads.module.css';

interface FailedUploadsProps {
  failed: readonly Upload[];
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
  onInstead: (files: File[], replaces: string | null) => void;
}

export function FailedUploads({ failed, onRetry, onRemove, onInstead }: FailedUploadsProps) {
  const messages = useAdminMessages();
  const t = messages.pictures;
  return (
    <div role="alert">
      {failed.length > 0 && (
        <div className={styles.panel}>
          <p className={styles.title}>
            <AdminIcon name="image" size={20} />
            {t.notUploaded(failed.length)}
          </p>
          <ul className={styles.list}>
            {failed.map((upload) => (
              <li key={upload.id} className={styles.row}>
                <AdminIcon name="alert" size={20} className={styles.mark} />
                <div className={styles.what}>
                  <bdi dir="ltr" className={styles.name}>
                    {upload.file.name}
                  </bdi>
                  <p className={styles.reason}>{uploadReason(upload, messages)}</p>
                </div>
                <div className={styles.actions}>
                  <Remedy {...{ upload, onRetry, onRemove, onInstead }} />
                  <button
                    type="button"
                    className={styles.dismiss}
                    aria-label={t.dismiss(upload.file.name)}
                    onClick={() => onRemove(upload.id)}
                  >
                    <AdminIcon name="close" size={20} />
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface RemedyProps extends Omit<FailedUploadsProps, 'failed'> {
  upload: Upload;
}

function Remedy({ upload, onRetry, onRemove, onInstead }: RemedyProps) {
  const t = useAdminMessages().pictures;
  if (upload.problem === 'tooMany') return null;
  if (!canRetry(upload)) {
    const replace = (file: File) => {
      onRemove(upload.id);
      onInstead([file], upload.replaces);
    };
    return <Instead upload={upload} onFile={replace} />;
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t.retryNamed(upload.file.name)}
      onClick={() => onRetry(upload.id)}
    >
      {t.retry}
    </button>
  );
}

function Instead({ upload, onFile }: { upload: Upload; onFile: (file: File) => void }) {
  const t = useAdminMessages().pictures;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t.insteadNamed(upload.file.name)}
        onClick={() => input.current?.click()}
      >
        {t.instead}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_FILES}
        aria-label={t.instead}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
    </>
  );
}
