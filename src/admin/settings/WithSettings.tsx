import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SHOP_DRAFT, type SettingsFormKind } from '#domain/drafts.ts';
import type { Settings } from '#contract/settings.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { fetchDraft } from '../drafts/load-drafts.ts';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { useAdminMessages } from '../language.tsx';
import { useSettings, useSettingsDefaults } from './useSettings.ts';

export interface LoadedSettings {
  settings: Settings;
  defaults: Settings;
}

interface WithSettingsProps {
  kind: SettingsFormKind;
  children: (loaded: LoadedSettings) => ReactNode;
}

export function WithSettings({ kind, children }: WithSettingsProps) {
  const { settings: t } = useAdminMessages();
  const { common } = useMessages();
  const settings = useSettings();
  const defaults = useSettingsDefaults();
  const isDraftHere = useDraftHere(kind);
  const error = settings.error ?? defaults.error;
  const retry = () => void Promise.all([settings.refetch(), defaults.refetch()]);
  if (settings.data && settings.isFetchedAfterMount && defaults.data && isDraftHere)
    return children({ settings: settings.data, defaults: defaults.data });
  if (error) return <LoadFailure title={t.failed} error={error} onRetry={retry} />;
  return (
    <>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <RowsSkeleton rows={8} />
    </>
  );
}

/** Another device's draft is fetched first, so that the form opens with it. */
function useDraftHere(kind: SettingsFormKind): boolean {
  const { adminApi, user } = useAdmin();
  const { isFetchedAfterMount } = useQuery({
    queryKey: keys.draft(kind),
    queryFn: async () => {
      await fetchDraft(adminApi, user._id, kind, SHOP_DRAFT);
      return true;
    },
    refetchOnMount: 'always',
  });
  return isFetchedAfterMount;
}
