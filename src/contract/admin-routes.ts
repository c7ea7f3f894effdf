/** A separate file keeps the admin's paths out of the storefront's bundle. */
import type { EntryKind } from '#domain/catalogue.ts';
import { apiPath, withSearch } from './api-path.ts';

const newEntry = apiPath('/:kind');
const allEntries = apiPath('/:kind/all');

export const adminApi = {
  users: apiPath('/users'),
  userRole: apiPath('/admin/users/:id/role'),
  tutorialOwners: apiPath('/tutorials/:id/owners'),
  tutorialOwner: apiPath('/tutorials/:id/owners/:userId'),
  entries: (kind: EntryKind) => (kind === 'banner-texts' ? newEntry(kind) : allEntries(kind)),
  newEntry,
  entry: apiPath('/:kind/:id'),
  entryHistory: apiPath('/admin/:kind/:id/history'),
  entryReturn: apiPath('/admin/:kind/:id/history/:version/restore'),
  entryUse: apiPath('/admin/:kind/:id/use'),
  deletedEntries: apiPath('/admin/:kind/deleted'),
  restoreEntry: apiPath('/admin/:kind/:id/restore'),
  productExport: apiPath('/admin/products/export'),
  userExport: apiPath('/admin/users/export'),
  newsletter: apiPath('/admin/newsletter'),
  newsletterExport: apiPath('/admin/newsletter/export'),
  drafts: apiPath('/admin/drafts'),
  draft: apiPath('/admin/drafts/:form/:id'),
  messageExport: apiPath('/admin/messages/export'),
  week: apiPath('/admin/week'),
  firstSteps: apiPath('/admin/first-steps'),
  overview: apiPath('/admin/overview'),
  settings: apiPath('/admin/settings'),
  settingsDefaults: apiPath('/admin/settings/defaults'),
  settingsHistory: apiPath('/admin/settings/history'),
  clearDemo: apiPath('/admin/demo/clear'),
  upload: apiPath('/files/upload'),
  imports: apiPath('/admin/imports'),
  import: apiPath('/admin/imports/:id'),
  contactMessage: apiPath('/admin/contact-messages/:id'),
  contactMessageRead: apiPath('/admin/contact-messages/:id/read'),
  contactMessageResend: apiPath('/admin/contact-messages/:id/resend'),
  mail: apiPath('/admin/mail'),
  orders: apiPath('/admin/orders'),
  orderQuote: apiPath('/admin/orders/quote'),
  orderTasks: apiPath('/admin/orders/tasks'),
  orderCounts: apiPath('/admin/orders/counts'),
  orderExport: apiPath('/admin/orders/export'),
  order: apiPath('/admin/orders/:id'),
  orderPaid: apiPath('/admin/orders/:id/paid'),
  orderCheck: apiPath('/admin/orders/:id/check'),
  orderLine: apiPath('/admin/orders/:id/lines/:line'),
  orderStage: apiPath('/admin/orders/:id/lines/:line/stages/:stage'),
  orderDelivery: apiPath('/admin/orders/:id/delivery'),
  orderRefunds: apiPath('/admin/orders/:id/refunds'),
  orderRefund: apiPath('/admin/orders/:id/refunds/:refund'),
  orderAttempt: apiPath('/admin/orders/:id/attempts/:attempt'),
  orderDocument: apiPath('/admin/orders/:id/documents/:document'),
  orderMirror: apiPath('/admin/orders/:id/mirror'),
  orderCancellation: apiPath('/admin/orders/:id/cancel'),
  orderAnswer: apiPath('/admin/orders/:id/cancellation-answer'),
  orderNotes: apiPath('/admin/orders/:id/notes'),
  orderMail: apiPath('/admin/orders/:id/mails/:mail'),
  attendees: apiPath('/admin/workshops/:id/attendees'),
  attendee: apiPath('/admin/workshops/:id/attendees/:attendee'),
  attendeeMove: apiPath('/admin/workshops/:id/attendees/:attendee/move'),
  attendeeExport: apiPath('/admin/workshops/:id/attendees/export'),
  workshopMessage: apiPath('/admin/workshops/:id/message'),
  payments: apiPath('/admin/payments'),
  paymentDifference: apiPath('/admin/payments/differences/:id'),
} as const;

/** Its folder is the scope of the worker that it is. */
export const STUDIO_DAY_WORKER = '/admin/studio-day-worker.js';

/** Pages that only the admin links to. */
export const adminPages = {
  import: () => '/admin/import',
  orders: (search?: object) => withSearch('/admin/orders', search),
  messages: (search?: object) => withSearch('/admin/messages', search),
  /** With `day`: on the evening itself. */
  roster: (workshop: string, search?: { day?: 1 }) =>
    withSearch(`/admin/workshops/${workshop}/attendees`, search),
  /** `show`: the section to open at. */
  settings: (search?: { show?: string }) => withSearch('/admin/settings', search),
  words: (search?: { show?: string }) => withSearch('/admin/words', search),
} as const;
