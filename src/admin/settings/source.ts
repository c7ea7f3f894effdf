/** Where a value on screen comes from. */
import type { SettingSource } from '#contract/settings.ts';
import { isEquivalent, pathOf, readAt } from '../form/values.ts';
import { isDefault } from './setting-tree.ts';

/** `own`: differs from a default that there is; null: neither has anything to say. */
export type ShownSource = 'environment' | 'default' | 'own' | null;

export interface DefaultSettings<Values> {
  values: Values;
  sources: Readonly<Record<string, SettingSource>>;
}

export function sourceOf<Values extends object>(
  { values, sources }: DefaultSettings<Values>,
  path: string,
  value: unknown,
): ShownSource {
  if (isEquivalent(readAt(values, pathOf(path)), null)) return null;
  if (!isDefault(values, path, value)) return 'own';
  return sources[path] === 'environment' ? 'environment' : 'default';
}
