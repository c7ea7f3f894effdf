import { adminPages } from '#contract/admin-routes.ts';
import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { FormPage } from './FormPage.tsx';
import { PageSections, SectionList } from './PageSections.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { DefaultsContext } from './SettingNote.tsx';
import { settingsSections } from './settings-sections.tsx';
import { blankSettings, settingsForm } from './setting-values.ts';
import { type SettingsDefinition, useSettingsEditor } from './useSettingsEditor.ts';
import styles from './settings-sections.module.css';
import { WithSettings, type LoadedSettings } from './WithSettings.tsx';
import type { SettingsForm as Values } from './setting-values.ts';

const definition: SettingsDefinition<Values> = {
  kind: 'settings',
  blank: blankSettings,
  valuesOf: settingsForm,
  publicPage: pages.contact(),
};

export function SettingsPage() {
  return <WithSettings>{(loaded) => <SettingsForm {...loaded} />}</WithSettings>;
}

function SettingsForm({ settings, defaults }: LoadedSettings) {
  const t = useAdminMessages();
  const lang = useLang();
  const editor = useSettingsEditor(definition, { settings, defaults });
  const sections = settingsSections(t, editor.state.values, lang);
  const [history, setHistory] = useState(false);
  return (
    <DefaultsContext value={{ values: settingsForm(defaults), sources: defaults.sources }}>
      <FormPage
        editor={editor}
        title={t.settings.title}
        lead={
          <ButtonLink small className={styles.words} to={adminPages.words()}>
            <AdminIcon name="pencil" />
            {t.settings.toWords}
          </ButtonLink>
        }
        nav={<SectionList editor={editor} sections={sections} />}
        onHistory={() => setHistory(true)}
      >
        <PageSections sections={sections} shown={editor.state.shown} />
      </FormPage>
      {history && (
        <SettingsHistory editor={editor} title={t.settings.title} onClose={() => setHistory(false)} />
      )}
    </DefaultsContext>
  );
}
