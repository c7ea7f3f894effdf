import { IMPORT_COLUMNS, IMPORT_FORMATS } from '#contract/imports.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import type { ImportFailure } from './useImport.ts';
import styles from './ImportFailed.module.css';

export function ImportFailed({ failure }: { failure: ImportFailure }) {
  const { imports: t } = useAdminMessages();
  const { common } = useMessages();
  const { title, reason, withColumns, retry } = failure;
  return (
    <div role="alert" className={styles.failed}>
      <AdminIcon name="alert" size={24} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>{reason}</p>
        {withColumns && (
          <>
            <p className={styles.columns}>{t.failed.columns}</p>
            <ul className={styles.list}>
              {IMPORT_FORMATS.map((format) => (
                <li key={format}>
                  <bdi className={styles.format}>{t.formats[format]}</bdi>
                  <bdi dir="ltr" lang="en" className={styles.names}>
                    {IMPORT_COLUMNS[format].join(', ')}
                  </bdi>
                </li>
              ))}
            </ul>
          </>
        )}
        {retry && (
          <Button small onClick={retry}>
            {common.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
