import { createContext, use } from 'react';
import type { SetField } from './entry-form.ts';
import type { PathOf } from './paths.ts';
import type { Uploads } from './uploads.ts';

interface FormOf<Values, Path> {
  values: Values;
  set: SetField<Values>;
  errorAt: (path: Path) => string | null;
  touch: (path: Path) => void;
  addUploads: Uploads['add'];
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

/** `Values` must be those of the surrounding editor. */
export function useForm<Values>(): EntryForm<Values> {
  return useAnyForm() as EntryForm<Values>;
}
