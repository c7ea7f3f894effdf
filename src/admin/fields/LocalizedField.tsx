/** A text of the shop itself, in Hebrew and English. */
import type { Pair } from '../form/pair.ts';
import type { PathOf } from '../form/paths.ts';
import { useAdminMessages } from '../language.tsx';
import { MissingMark } from './FieldBox.tsx';
import { TextControl } from './TextControl.tsx';
import { useField } from './useField.ts';
import styles from './TextPair.module.css';

interface LocalizedFieldProps<Values> {
  path: PathOf<NoInfer<Values>, Pair>;
  label: string;
  labelEn: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  multiline?: boolean;
  required?: boolean;
}

export function LocalizedField<Values extends object>(props: LocalizedFieldProps<Values>) {
  return (
    <div className={styles.pair}>
      <Hebrew<Values> {...props} />
      <English<Values> {...props} />
    </div>
  );
}

function Hebrew<Values extends object>(props: LocalizedFieldProps<Values>) {
  const { path, label, hint, placeholder, multiline = false, required = false } = props;
  const field = useField<string>(`${path}.he`, hint);
  return <TextControl lang="he" {...{ field, label, hint, placeholder, multiline, required }} />;
}

function English<Values extends object>(props: LocalizedFieldProps<Values>) {
  const { path, labelEn, multiline = false } = props;
  const { fields } = useAdminMessages();
  const pair = useField<Pair>(path).value;
  const missing = pair.he.trim() !== '' && pair.en.trim() === '';
  const hint = missing ? fields.untilTranslated : undefined;
  const field = useField<string>(`${path}.en`, hint);
  const mark = missing && <MissingMark>{fields.missingInEnglish}</MissingMark>;
  return <TextControl lang="en" label={labelEn} {...{ field, multiline, missing, mark, hint }} />;
}
