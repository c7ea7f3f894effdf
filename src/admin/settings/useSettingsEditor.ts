/** A form over a part of the settings: the editor of an entry, whose entry is always there. */
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { SHOP_DRAFT, type SettingsFormKind } from '#domain/drafts.ts';
import { inLanguage } from '#contract/routes.ts';
import { settingsInputSchema } from '#contract/settings-input.ts';
import type { Settings } from '#contract/settings.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { createEntryEditor } from '../editor/entry-editor.ts';
import { type FormEditor, type JumpTo, useFormEditor } from '../editor/useFormEditor.ts';
import { problemsOf } from '../form/check.ts';
import { fieldNames } from '../form/field-names.ts';
import { useAdminMessages } from '../language.tsx';
import { clearedNumbers, inputOf } from './setting-tree.ts';
import { settingsDraft } from './settings-draft.ts';

export interface SettingsDefinition<Values extends object> {
  kind: SettingsFormKind;
  blank: () => Values;
  valuesOf: (settings: Settings) => Values;
  /** Where the changes are seen, unprefixed. */
  publicPage: string;
}

/** As an entry, for the editor. */
interface SettingsEntry extends Settings {
  _id: string;
}

export function useSettingsEditor<Values extends object>(
  definition: SettingsDefinition<Values>,
  { settings, defaults, field }: { settings: Settings; defaults: Settings; field?: string | undefined },
): FormEditor<Values> {
  const { user, adminApi } = useAdmin();
  const { errors, editor: t, settings: texts, fields } = useAdminMessages();
  const client = useQueryClient();
  const router = useRouter();
  const lang = useLang();
  const { kind, blank, valuesOf, publicPage } = definition;

  const make = (jump: JumpTo) => {
    const builtIn = valuesOf(defaults);
    const current = () => client.getQueryData<Settings>(keys.settings()) ?? settings;
    const onRemoved = () => void client.invalidateQueries({ queryKey: keys.drafts() });
    return createEntryEditor<SettingsEntry, Values>({
      entry: { ...current(), _id: SHOP_DRAFT },
      initial: blank(),
      valuesOf,
      check: (values) => ({
        ...problemsOf(settingsInputSchema, inputOf(values, builtIn, builtIn), {
          errors,
          notNumber: fields.notNumber,
        }),
        ...Object.fromEntries(
          clearedNumbers(values, builtIn).map((path) => [
            path,
            errors.fields.required({ problem: 'required' }),
          ]),
        ),
      }),
      api: {
        async save(_id, values, { version, base }) {
          const saved = await adminApi.saveSettings(inputOf(values, base, builtIn), version);
          await client.cancelQueries({ queryKey: keys.settings() });
          client.setQueryData(keys.settings(), saved);
          return { ...saved, _id: SHOP_DRAFT };
        },
        show: (newer) => client.setQueryData(keys.settings(), newer),
        // The settings are always there.
        create: () => Promise.reject(new Error('There is only one')),
        entries: async () => [],
        listedIds: () => new Set(),
      },
      draftOf: () =>
        settingsDraft(adminApi, { userId: user._id, kind, current: valuesOf(current()), onRemoved }),
      nameOf: () => '',
      now: () => new Date(),
      isOnline: navigator.onLine,
      onSaved(_saved, mergedFields) {
        const merged = fieldNames(fields, mergedFields);
        showSnack({
          message: merged ? t.savedWith(merged) : texts.saved,
          severity: 'success',
          action: { label: t.seeIt, href: inLanguage(lang, publicPage) },
        });
        void client.invalidateQueries({ queryKey: keys.settingsDefaults() });
        void client.invalidateQueries({ queryKey: keys.settingsHistory() });
        // The header and footer of the site show some of it.
        void router.invalidate();
      },
      onKept: () => showSnack({ severity: 'success', message: t.draft.keptShort }),
      onInvalid: jump,
    });
  };
  const history = { key: kind, load: () => adminApi.settingsHistory() };
  return useFormEditor({ make, nameOf: () => '', history, field });
}
