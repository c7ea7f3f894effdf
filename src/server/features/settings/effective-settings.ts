/** A setting is what the admin has set, else the environment's value, else a default. */
import type { SettingSource, Settings, SettingsValues } from '#contract/settings.ts';
import { defaultTexts } from '#i18n/shop-texts/defaults.ts';
import type { ShopConfig } from '#server/config.ts';
import { DEFAULT_SETTINGS, DEMO_SETTINGS } from './default-settings.ts';
import { flatten, withValues } from './paths.ts';
import type { Overrides, StoredSettings } from './settings.repository.ts';

export interface SettingsContext {
  environment: ShopConfig;
  /** The demo maker's words and details are the defaults. */
  isDemo: boolean;
  /** Orders can be paid online. */
  hasProvider: boolean;
}

export function effectiveSettings(
  { version, overrides }: Pick<StoredSettings, 'version' | 'overrides'>,
  { environment, isDemo, hasProvider }: SettingsContext,
): Settings {
  const set = shownValues(overrides);
  const given = environmentValues(environment);
  const facts = withValues(isDemo ? DEMO_SETTINGS : DEFAULT_SETTINGS, new Map([...given, ...set]));
  const values: SettingsValues = { ...facts, texts: defaultTexts({ ...facts, hasProvider }, isDemo) };
  const sources = flatten(values).map(([path]): [string, SettingSource] => [path, sourceOf(path)]);
  return { version, ...withValues(values, set), sources: Object.fromEntries(sources) };

  function sourceOf(path: string): SettingSource {
    if (overrides.has(path)) return 'settings';
    return given.has(path) ? 'environment' : 'default';
  }
}

/** An empty text hides what the environment has. */
function shownValues(overrides: Overrides): Overrides {
  return new Map([...overrides].map(([path, value]) => [path, value === '' ? null : value]));
}

function environmentValues(environment: ShopConfig): Overrides {
  return new Map(
    Object.entries(environment)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [`shop.${key}`, value]),
  );
}
