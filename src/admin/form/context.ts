/**
 * What a field of an editor sees of its form. Values are as the API takes them, except that a number
 * that is not typed yet is null; paths are the API's field names (`translations.en.title`).
 */
import { createContext, use } from 'react';
import type { SetField } from './entry-form.ts';

export interface EntryForm<Values extends object> {
  values: Values;
  set: SetField<Values>;
  /** The problem to show at a field, if any. */
  errorAt: (path: string) => string | null;
  /** The field was left. */
  touch: (path: string) => void;
  /** Saving waits for the upload until the answer is called. */
  beginUpload: () => (failed?: boolean) => void;
}

const FormContext = createContext<EntryForm<object> | null>(null);
export const FormProvider = FormContext;

export function useForm<Values extends object>(): EntryForm<Values> {
  const form = use(FormContext);
  if (!form) throw new Error('No FormProvider above');
  return form as unknown as EntryForm<Values>;
}
