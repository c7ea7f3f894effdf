/** What an admin may leave half done; apart from the catalogue, because visitors never need it. */
import { ENTRY_KINDS } from './catalogue.ts';

/** Forms of which the shop has one each. */
export const SETTINGS_FORMS = ['settings', 'words'] as const;
export type SettingsFormKind = (typeof SETTINGS_FORMS)[number];

/** Forms whose drafts are kept. */
export const DRAFT_KINDS = [...ENTRY_KINDS, ...SETTINGS_FORMS] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** The id of the settings' and the words' draft. */
export const SHOP_DRAFT = 'shop';

export function isSettingsForm(kind: DraftKind): kind is SettingsFormKind {
  return SETTINGS_FORMS.some((form) => form === kind);
}
