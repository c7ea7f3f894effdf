/** All fields of an entry, as it is stored. */
import { FieldValue } from '../fields/FieldValue.tsx';
import { fieldName } from '../form/field-names.ts';
import { changedFields } from '../history/changed-fields.ts';
import { useAdminMessages } from '../language.tsx';
import { Printed } from './Printed.tsx';
import styles from './Printed.module.css';

export function PrintedEntry({ title, entry }: { title: string; entry: object }) {
  return <Printed title={<bdi>{title}</bdi>}>{() => <Fields entry={entry} />}</Printed>;
}

/** Not the entry's state, which has no names. */
function Fields({ entry }: { entry: object }) {
  const { fields, pictures } = useAdminMessages();
  const all = changedFields(Object.entries(entry).map(([field, after]) => ({ field, after })));
  const named = all.filter(({ name }) => Object.hasOwn(fields.names, name) && name !== 'imageAlts');
  return (
    <dl className={styles.fields}>
      {named.map(({ key, name, after, note, page }) => (
        <div key={key}>
          <dt>
            {fieldName(fields, name)}
            {page !== undefined &&
              `, ${pictures.pageNumber(page)} (${note === 'he' ? fields.hebrew : fields.english})`}
          </dt>
          <dd>
            <FieldValue name={name} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
