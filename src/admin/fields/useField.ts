/** What ties a control to its value, its name, its hint and its error. */
import { useId, useRef } from 'react';
import { useAnyForm } from '../form/context.ts';
import { pathOf, readAt, writeAt } from '../form/values.ts';

/** The props of each field make sure that `path` has this type of value. */
export function useField<Value>(path: string, hint?: string) {
  const form = useAnyForm();
  const id = useId();
  // A field that was only passed is not wrong yet.
  const edited = useRef(false);
  const [key = '', ...rest] = pathOf(path);
  const error = form.errorAt(path);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    value: readAt(form.values, [key, ...rest]) as Value,
    change(value: Value) {
      edited.current = true;
      form.set(key, (current: unknown) => writeAt(current, rest, value));
    },
    control: {
      id,
      name: path,
      onBlur: () => edited.current && form.touch(path),
      'aria-invalid': error !== null,
      'aria-describedby': described || undefined,
    },
  };
}
