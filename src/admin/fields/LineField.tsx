/** One line that is the same in every language: a number, an address. */
import type { HTMLInputTypeAttribute } from 'react';
import { cx } from '#ui/cx.ts';
import type { PathOf } from '../form/paths.ts';
import { FieldBox } from './FieldBox.tsx';
import { useField } from './useField.ts';
import inputs from './inputs.module.css';

interface LineFieldProps<Values> {
  path: PathOf<NoInfer<Values>, string>;
  label: string;
  hint?: string | undefined;
  placeholder?: string;
  type?: HTMLInputTypeAttribute;
}

export function LineField<Values extends object>(props: LineFieldProps<Values>) {
  const { path, label, hint, placeholder, type = 'text' } = props;
  const { id, value, change, error, control } = useField<string>(path, hint);
  return (
    <FieldBox id={id} label={label} hint={hint} error={error}>
      <input
        {...control}
        className={cx(inputs.input, inputs.ltr)}
        // The form judges it, and says so in its own words.
        type={type === 'email' ? 'text' : type}
        inputMode={INPUT_MODES[type]}
        value={value}
        dir={value ? 'ltr' : undefined}
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldBox>
  );
}

const INPUT_MODES: Readonly<Record<string, 'tel' | 'email' | 'url' | 'numeric'>> = {
  tel: 'tel',
  email: 'email',
  url: 'url',
  number: 'numeric',
};
