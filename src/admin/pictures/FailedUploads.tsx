/** Files that are not in the shop: by name, with the reason and the one thing that helps. */
import { useRef } from 'react';
import type { ErrorCode } from '#contract/errors.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import type { Upload } from './upload-queue.ts';
import styles from './FailedUploads.module.css';

interface FailedUploadsProps {
  failed: readonly Upload[];
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
  /** Another file in the place of one that can't be taken. */
  onInstead: (files: File[], replaces: string | null) => void;
}

/** The file itself is the reason: sending it again helps nothing. */
const FILE_ITSELF = new Set(['not_an_image', 'picture_too_large', 'too_large', 'unreadable']);
/** Nothing helps but to leave it. */
const NOT_WANTED = new Set(['tooMany', 'alreadyHere']);

export function FailedUploads({ failed, onRetry, onRemove, onInstead }: FailedUploadsProps) {
  const messages = useAdminMessages();
  const words = messages.pictures;
  return (
    <div role="alert">
      {failed.length > 0 && (
        <div className={styles.panel}>
          <p className={styles.title}>
            <AdminIcon name="image" size={20} />
            {words.notUploaded(failed.length)}
          </p>
          <ul className={styles.list}>
            {failed.map((upload) => (
              <li key={upload.id} className={styles.row}>
                <AdminIcon name="alert" size={20} className={styles.mark} />
                <div className={styles.what}>
                  <bdi dir="ltr" className={styles.name}>
                    {upload.file.name}
                  </bdi>
                  <p className={styles.reason}>{reasonOf(upload, messages)}</p>
                </div>
                {!NOT_WANTED.has(upload.problem!) &&
                  (FILE_ITSELF.has(upload.problem!) ? (
                    <Instead
                      upload={upload}
                      onFile={(file) => {
                        onRemove(upload.id);
                        onInstead([file], upload.replaces);
                      }}
                    />
                  ) : (
                    <button
                      type="button"
                      className={styles.button}
                      aria-label={words.retryNamed(upload.file.name)}
                      onClick={() => onRetry(upload.id)}
                    >
                      {words.retry}
                    </button>
                  ))}
                <button
                  type="button"
                  className={styles.dismiss}
                  aria-label={words.dismiss(upload.file.name)}
                  onClick={() => onRemove(upload.id)}
                >
                  <AdminIcon name="close" size={20} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Instead({ upload, onFile }: { upload: Upload; onFile: (file: File) => void }) {
  const words = useAdminMessages().pictures;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={words.insteadNamed(upload.file.name)}
        onClick={() => input.current?.click()}
      >
        {words.instead}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={words.instead}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
    </>
  );
}

/** The server's sentence by its code, or ours for what never reached it. */
function reasonOf({ problem, file }: Upload, { pictures: words, errors }: AdminMessages): string {
  if (problem === 'picture_too_large' && file.size > BOUNDS.upload)
    return words.tooLarge(megabytes(file.size));
  if (problem !== null && problem in words.problems)
    return words.problems[problem as keyof typeof words.problems];
  return errors.codes[problem as ErrorCode] ?? words.uploadFailed;
}

const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 104_857.6) / 10);
