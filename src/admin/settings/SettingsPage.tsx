import { adminPages } from '#contract/admin-routes.ts';
import { useEffect, useState } from 'react';
import { pages } from '#contract/routes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { SECTION } from '../editor/frame/Sections.tsx';
import type { FormEditor } from '../editor/useFormEditor.ts';
import { show, unfold } from '../form/focus-field.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useAdminNavigation } from '../navigation.ts';
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
  return <WithSettings kind={definition.kind}>{(loaded) => <SettingsForm {...loaded} />}</WithSettings>;
}

function SettingsForm({ settings, defaults }: LoadedSettings) {
  const t = useAdminMessages();
  const editor = useSettingsEditor(definition, { settings, defaults });
  const sections = settingsSections(t, editor.state.values);
  const [history, setHistory] = useState(false);
  useStart(editor);
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

/** Sections that are filled in together. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = { delivery: ['delivery', 'payments'] };

/** Opens what the address names, and where a draft goes on. */
function useStart({ bodyRef, state: { changed, draft } }: FormEditor<Values>): void {
  const { search } = useAdminNavigation();
  useEffect(() => {
    if (draft.restoredAt !== null) unfold(bodyRef.current, changed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when a draft is restored, not with each letter
  }, [draft.restoredAt]);
  useEffect(() => {
    const ids = search.show === undefined ? [] : (TOGETHER[search.show] ?? [search.show]);
    const sections = ids.flatMap(
      (id) => bodyRef.current?.querySelector<HTMLElement>(`[${SECTION}="${CSS.escape(id)}"]`) ?? [],
    );
    for (const section of sections.toReversed()) show(section);
  }, [search.show, bodyRef]);
}
