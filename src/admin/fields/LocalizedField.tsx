/** A text of the shop itself, in Hebrew and English. */
import { cx } from '#ui/cx.ts';
import type { Pair } from '../form/pair.ts';
import type { PathOf } from '../form/paths.ts';
import { useAdminMessages } from '../language.tsx';
import { FieldBox, MissingMark } from './FieldBox.tsx';
import { useField } from './useField.ts';
import inputs from './inputs.module.css';
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
  const { id, value, change, error, control } = useField<string>(`${path}.he`, hint);
  const Control = multiline ? 'textarea' : 'input';
  return (
    <FieldBox id={id} label={label} required={required} hint={hint} error={error}>
      <Control
        {...control}
        className={cx(inputs.input, multiline && inputs.area)}
        value={value}
        lang="he"
        dir={value ? 'auto' : undefined}
        required={required}
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldBox>
  );
}

function English<Values extends object>({ path, labelEn, multiline }: LocalizedFieldProps<Values>) {
  const { fields } = useAdminMessages();
  const pair = useField<Pair>(path).value;
  const missing = pair.he.trim() !== '' && pair.en.trim() === '';
  const hint = missing ? fields.untilTranslated : undefined;
  const { id, value, change, error, control } = useField<string>(`${path}.en`, hint);
  const Control = multiline ? 'textarea' : 'input';
  return (
    <FieldBox
      id={id}
      label={labelEn}
      className={styles.english}
      mark={missing && <MissingMark>{fields.missingInEnglish}</MissingMark>}
      hint={hint}
      error={error}
    >
      <Control
        {...control}
        className={cx(inputs.input, multiline && inputs.area, missing && inputs.empty)}
        value={value}
        lang="en"
        dir="ltr"
        autoComplete="off"
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldBox>
  );
}
