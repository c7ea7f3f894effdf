import { createContext, use } from 'react';
import type { SetField } from './entry-form.ts';
import type { PathOf } from './paths.ts';

interface FormOf<Values, Path> {
  values: Values;
  set: SetField<Values>;
  /** The problem to show at a field, if any. */
  errorAt: (path: Path) => string | null;
  /** The field was left. */
  touch: (path: Path) => void;
  /** Saving waits for the upload until the answer is called. */
  beginUpload: () => (failed?: boolean) => void;
}

export type EntryForm<Values> = FormOf<Values, PathOf<Values>>;
export type AnyForm = FormOf<Record<string, unknown>, string>;

const FormContext = createContext<AnyForm | null>(null);
export const FormProvider = FormContext;

export function useAnyForm(): AnyForm {
  const form = use(FormContext);
  if (!form) throw new Error('No FormProvider above');
  return form;
}

/** `Values` must be those of the editor around it. */
export function useForm<Values>(): EntryForm<Values> {
  return useAnyForm() as EntryForm<Values>;
}
