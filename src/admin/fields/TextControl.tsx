/** A text in one language: a line or several. English that is missing is dashed, and never blocks. */
import type { ReactNode } from 'react';
import type { Lang } from '#domain/language.ts';
import { cx } from '#ui/cx.ts';
import { FieldBox } from './FieldBox.tsx';
import type { useField } from './useField.ts';
import inputs from './inputs.module.css';
import styles from './TextPair.module.css';

interface TextControlProps {
  field: ReturnType<typeof useField<string>>;
  lang: Lang;
  label: string;
  multiline: boolean;
  required?: boolean;
  missing?: boolean;
  mark?: ReactNode;
  /** The one that the field was told of. */
  hint?: string | undefined;
  placeholder?: string | undefined;
  onLeave?: () => void;
}

export function TextControl({ field, lang, label, multiline, ...options }: TextControlProps) {
  const { required = false, missing = false, mark, hint, placeholder, onLeave } = options;
  const { id, value, change, error, control } = field;
  const Control = multiline ? 'textarea' : 'input';
  return (
    <FieldBox
      id={id}
      label={label}
      className={lang === 'en' ? styles.english! : undefined}
      required={required}
      mark={mark}
      hint={hint}
      error={error}
    >
      <Control
        {...control}
        className={cx(inputs.input, multiline && inputs.area, missing && inputs.empty)}
        value={value}
        lang={lang}
        dir={lang === 'en' ? 'ltr' : value ? 'auto' : undefined}
        required={required}
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => {
          onLeave?.();
          control.onBlur();
        }}
      />
    </FieldBox>
  );
}
