/** Below a field: where its value comes from, or the way back to the default. */
import { createContext, use, type ReactNode } from 'react';
import { useAnyForm } from '../form/context.ts';
import { fieldName } from '../form/field-names.ts';
import type { PathOf } from '../form/paths.ts';
import { pathOf, readAt, writeAt } from '../form/values.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { type DefaultSettings, sourceOf } from './source.ts';
import styles from './SettingNote.module.css';

export const DefaultsContext = createContext<DefaultSettings<object> | null>(null);

export function useDefaults(): DefaultSettings<object> {
  const defaults = use(DefaultsContext);
  if (!defaults) throw new Error('No DefaultsContext above');
  return defaults;
}

interface SettingProps<Values> {
  path: PathOf<NoInfer<Values>>;
  children: ReactNode;
}

export function Setting<Values extends object>({ path, children }: SettingProps<Values>) {
  return (
    <div className={styles.setting}>
      {children}
      <SettingNote path={path} />
    </div>
  );
}

export function SettingNote({ path }: { path: string }) {
  const { settings: t, fields } = useAdminMessages();
  const defaults = useDefaults();
  const form = useAnyForm();
  const [key = '', ...rest] = pathOf(path);
  const source = sourceOf(defaults, path, readAt(form.values, [key, ...rest]));
  if (source === null) return null;
  if (source !== 'own')
    return <p className={styles.note}>{source === 'environment' ? t.fromEnvironment : t.fromDefault}</p>;
  const back = () =>
    form.set(key, (now: unknown) => writeAt(now, rest, readAt(defaults.values, pathOf(path))));
  return (
    <button
      type="button"
      className={styles.back}
      aria-label={t.toDefaultOf(fieldName(fields, path))}
      onClick={back}
    >
      <AdminIcon name="undo" size={18} />
      {t.toDefault}
    </button>
  );
}
