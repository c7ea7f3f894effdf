/** What ties a control to its value, its name, its hint and its error. */
import { useId } from 'react';
import { useForm } from '../form/context.ts';
import { pathOf, readAt, writeAt } from '../form/values.ts';

/** `path` is the API's name of the field (`translations.en.title`). */
export function useField<Value>(path: string, hint?: string) {
  const form = useForm<Record<string, unknown>>();
  const id = useId();
  const [key = '', ...rest] = pathOf(path);
  const error = form.errorAt(path);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    value: readAt(form.values, [key, ...rest]) as Value,
    change: (value: Value) => form.set(key, (present: unknown) => writeAt(present, rest, value)),
    /** On the control itself. */
    control: {
      id,
      name: path,
      onBlur: () => form.touch(path),
      'aria-invalid': error !== null,
      'aria-describedby': described || undefined,
    },
  };
}
