import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { FormPage } from './FormPage.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { DefaultsContext } from './SettingNote.tsx';
import { settingsSections } from './settings-sections.tsx';
import { blankSettings, settingsForm } from './setting-values.ts';
import { type SettingsDefinition, useSettingsEditor } from './useSettingsEditor.ts';
import { useSettings, useSettingsDefaults } from './useSettings.ts';
import type { SettingsForm as Values } from './setting-values.ts';

const definition: SettingsDefinition<Values> = {
  kind: 'settings',
  blank: blankSettings,
  valuesOf: settingsForm,
  publicPage: pages.contact(),
};

export function SettingsPage() {
  const { settings: t } = useAdminMessages();
  const { common } = useMessages();
  const settings = useSettings();
  const defaults = useSettingsDefaults();
  const error = settings.error ?? defaults.error;
  const retry = () => void Promise.all([settings.refetch(), defaults.refetch()]);
  if (settings.data && settings.isFetchedAfterMount && defaults.data)
    return <SettingsForm settings={settings.data} defaults={defaults.data} />;
  if (error) return <LoadFailure title={t.failed} error={error} onRetry={retry} />;
  return (
    <>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <RowsSkeleton rows={8} />
    </>
  );
}

function SettingsForm({ settings, defaults }: { settings: Settings; defaults: Settings }) {
  const t = useAdminMessages();
  const lang = useLang();
  const editor = useSettingsEditor(definition, { settings, defaults });
  const [history, setHistory] = useState(false);
  return (
    <DefaultsContext value={{ values: settingsForm(defaults), sources: defaults.sources }}>
      <FormPage
        editor={editor}
        title={t.settings.title}
        sections={settingsSections(t, editor.state.values, lang)}
        onHistory={() => setHistory(true)}
      />
      {history && (
        <SettingsHistory editor={editor} title={t.settings.title} onClose={() => setHistory(false)} />
      )}
    </DefaultsContext>
  );
}
