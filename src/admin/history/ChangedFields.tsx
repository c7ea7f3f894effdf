import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FieldValue } from '../fields/FieldValue.tsx';
import { fieldName } from '../form/field-names.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import type { ChangedField } from './changed-fields.ts';
import styles from './HistoryDialog.module.css';

export function ChangedFields({ changed }: { changed: readonly ChangedField[] }) {
  const { history: t, fields: names, pictures } = useAdminMessages();
  return (
    <>
      {changed.map(({ key, name, before, after, note, page }) => (
        <div key={key} className={styles.field}>
          <b className={styles.name}>
            {fieldName(names, name)}
            {page !== undefined && `, ${pictures.pageNumber(page)}`}
            {note && ` (${note === 'he' ? names.hebrew : names.english})`}
          </b>
          {before !== undefined && before !== null && before !== '' && (
            <>
              <span className={styles.before}>
                <VisuallyHidden>{t.before} </VisuallyHidden>
                <FieldValue name={name} value={before} against={name === 'variants' ? after : undefined} />
              </span>
              <AdminIcon name="arrow" size={18} className={styles.arrow} />
            </>
          )}
          <span>
            <VisuallyHidden>{t.after} </VisuallyHidden>
            <FieldValue name={name} value={after} against={before} />
          </span>
        </div>
      ))}
    </>
  );
}
