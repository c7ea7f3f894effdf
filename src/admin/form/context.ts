/**
 * What a field of an editor sees of its form. Values are as the API takes them, except that a number
 * that is not typed yet is null; paths are the API's field names (`translations.en.title`).
 */
import { createContext, use } from 'react';

export interface EntryForm<Values extends object> {
  values: Values;
  /** A function gets the present value: for what answers later than it was asked, such as an upload. */
  set: <Key extends keyof Values>(
    key: Key,
    value: Values[Key] | ((present: Values[Key]) => Values[Key]),
  ) => void;
  /** The sentence to show at a field now, or null: after it was left, after a try to save, or from the server. */
  errorAt: (path: string) => string | null;
  /** For `onBlur`: from now on the field complains. */
  touch: (path: string) => void;
  /** Something that saving has to wait for (an upload) has begun; the answer ends it, well or not. */
  hold: () => (failed?: boolean) => void;
}

const FormContext = createContext<EntryForm<object> | null>(null);
export const FormProvider = FormContext;

export function useForm<Values extends object>(): EntryForm<Values> {
  const form = use(FormContext);
  if (!form) throw new Error('No FormProvider above');
  return form as unknown as EntryForm<Values>;
}
