import type { ReactNode } from 'react';
import type { Settings } from '#contract/settings.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { useAdminMessages } from '../language.tsx';
import { useSettings, useSettingsDefaults } from './useSettings.ts';

export interface LoadedSettings {
  settings: Settings;
  defaults: Settings;
}

export function WithSettings({ children }: { children: (loaded: LoadedSettings) => ReactNode }) {
  const { settings: t } = useAdminMessages();
  const { common } = useMessages();
  const settings = useSettings();
  const defaults = useSettingsDefaults();
  const error = settings.error ?? defaults.error;
  const retry = () => void Promise.all([settings.refetch(), defaults.refetch()]);
  if (settings.data && settings.isFetchedAfterMount && defaults.data)
    return children({ settings: settings.data, defaults: defaults.data });
  if (error) return <LoadFailure title={t.failed} error={error} onRetry={retry} />;
  return (
    <>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <RowsSkeleton rows={8} />
    </>
  );
}
