/** A separate file keeps the admin's paths out of the storefront's bundle. */
import type { EntryKind } from '#domain/catalogue.ts';
import type { DraftKind } from '#domain/catalogue.ts';
import { withSearch } from './routes.ts';

export const adminApi = {
  users: (query?: object) => withSearch('/api/users', query),
  userRole: (id: string) => `/api/admin/users/${encodeURIComponent(id)}/role`,
  tutorialOwners: (id: string) => `/api/tutorials/${encodeURIComponent(id)}/owners`,
  tutorialOwner: (id: string, userId: string) =>
    `/api/tutorials/${encodeURIComponent(id)}/owners/${encodeURIComponent(userId)}`,
  entries: (kind: EntryKind) => (kind === 'banner-texts' ? '/api/banner-texts' : `/api/${kind}/all`),
  newEntry: (kind: EntryKind) => `/api/${kind}`,
  entry: (kind: EntryKind, id: string) => `/api/${kind}/${encodeURIComponent(id)}`,
  entryHistory: (kind: EntryKind, id: string) => `/api/admin/${kind}/${encodeURIComponent(id)}/history`,
  entryReturn: (kind: EntryKind, id: string, version: number) =>
    `/api/admin/${kind}/${encodeURIComponent(id)}/history/${version}/restore`,
  entryUse: (kind: EntryKind, id: string) => `/api/admin/${kind}/${encodeURIComponent(id)}/use`,
  deletedEntries: (kind: EntryKind) => `/api/admin/${kind}/deleted`,
  restoreEntry: (kind: EntryKind, id: string) => `/api/admin/${kind}/${encodeURIComponent(id)}/restore`,
  productExport: () => '/api/admin/products/export',
  userExport: () => '/api/admin/users/export',
  drafts: () => '/api/admin/drafts',
  draft: (kind: DraftKind, id: string) => `/api/admin/drafts/${kind}/${encodeURIComponent(id)}`,
  messageExport: () => '/api/admin/messages/export',
  week: () => '/api/admin/week',
  firstSteps: () => '/api/admin/first-steps',
  overview: () => '/api/admin/overview',
  settings: () => '/api/admin/settings',
  settingsDefaults: () => '/api/admin/settings/defaults',
  settingsHistory: () => '/api/admin/settings/history',
  clearDemo: () => '/api/admin/demo/clear',
  upload: () => '/api/files/upload',
  imports: () => '/api/admin/imports',
  import: (id: string) => `/api/admin/imports/${encodeURIComponent(id)}`,
  contactMessage: (id: string) => `/api/admin/contact-messages/${encodeURIComponent(id)}`,
  contactMessageRead: (id: string) => `/api/admin/contact-messages/${encodeURIComponent(id)}/read`,
  contactMessageResend: (id: string) => `/api/admin/contact-messages/${encodeURIComponent(id)}/resend`,
  mail: () => '/api/admin/mail',
} as const;

/** Pages that only the admin links to. */
export const adminPages = {
  import: () => '/admin/import',
  settings: () => '/admin/settings',
  words: (search?: { show?: string }) => withSearch('/admin/words', search),
} as const;
