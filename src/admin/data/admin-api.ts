import type { EntryKind } from '#domain/catalogue.ts';
import type { DeletedEntry, EntryChange, EntryUse, Overview } from '#contract/admin.ts';
import type { RoleChange, User } from '#contract/auth.ts';
import type {
  ContactMessage,
  ContactMessageQuery,
  MessageChange,
  MessagePage,
} from '#contract/contact-messages.ts';
import type {
  AdminCancellation,
  AdminOrder,
  AdminOrderQuery,
  AdminQuoteInput,
  NewAdminOrder,
  LineMove,
  OrderCounts,
  OrderTasks,
  PaidInput,
  RefundInput,
  TrackingInput,
} from '#contract/admin-orders.ts';
import type { DocumentInput, OrderMirror, Payments, RefundDecision } from '#contract/admin-payments.ts';
import type { CheckoutOptions, Quote } from '#contract/checkout.ts';
import type { OrderMail } from '#domain/orders/order-mails.ts';
import { checkoutApi } from '#contract/checkout-routes.ts';
import type { Order } from '#contract/orders.ts';
import type { DraftInput, DraftSummary, StoredDraft } from '#contract/drafts.ts';
import type { DraftKind } from '#domain/drafts.ts';
import type { FirstSteps } from '#contract/first-steps.ts';
import { plainAddress } from '#contract/page-grants.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import type { ImportState } from '#contract/imports.ts';
import type { Settings, SettingsChange } from '#contract/settings.ts';
import type { SettingsInput } from '#contract/settings-input.ts';
import type { TutorialOwner, TutorialOwnership } from '#contract/tutorials.ts';
import type { Api, ApiRequest } from '#web/api/client.ts';
import type { Week } from '#contract/week.ts';
import { behind } from './behind.ts';
import type { Entries, Inputs } from './entry-types.ts';
import { rosterCalls } from './roster-api.ts';

export interface NumberedPage<Entry> {
  data: Entry[];
  pagination: { total: number; page: number; limit: number; pages: number };
}

export function createAdminApi({ call }: Api) {
  const data = async <Thing>(request: ApiRequest) => (await call<{ data: Thing }>(request)).data;

  return {
    setRole: (userId: string, body: RoleChange) =>
      data<User>({ path: adminApi.userRole(userId), method: 'PUT', body }),
    entries: <Kind extends EntryKind>(kind: Kind) =>
      kind === 'banner-texts'
        ? call<Entries[Kind][]>({ path: adminApi.entries(kind) })
        : data<Entries[Kind][]>({ path: adminApi.entries(kind) }),
    entry: <Kind extends EntryKind>(kind: Kind, id: string) =>
      data<Entries[Kind]>({ path: adminApi.entry(kind, id) }),
    create: <Kind extends EntryKind>(kind: Kind, body: Inputs[Kind]) =>
      data<Entries[Kind]>({ path: adminApi.newEntry(kind), method: 'POST', body }),
    /** On 412 the error's `data` is the current entry. */
    save: <Kind extends EntryKind>(
      kind: Kind,
      id: string,
      input: Inputs[Kind] | Entries[Kind],
      version: number,
    ) => {
      const body = withPlainPages(input);
      return data<Entries[Kind]>({
        path: adminApi.entry(kind, id),
        method: 'PUT',
        body,
        ifMatch: version,
        keepalive: isSmall(body),
      });
    },
    remove: (kind: EntryKind, id: string, version: number) =>
      call<null>({ path: adminApi.entry(kind, id), method: 'DELETE', ifMatch: version }),
    deleted: (kind: EntryKind) => data<DeletedEntry[]>({ path: adminApi.deletedEntries(kind) }),
    restore: <Kind extends EntryKind>(kind: Kind, id: string) =>
      data<Entries[Kind]>({ path: adminApi.restoreEntry(kind, id), method: 'POST', body: {} }),
    /** On 412 the error's `data` is the current entry. */
    returnTo: <Kind extends EntryKind>(
      kind: Kind,
      id: string,
      { version, from }: { version: number; from: number },
    ) =>
      call<{ data: Entries[Kind]; missingPictures?: string[] }>({
        path: adminApi.entryReturn(kind, id, version),
        method: 'POST',
        body: {},
        ifMatch: from,
      }),
    history: (kind: EntryKind, id: string) => data<EntryChange[]>({ path: adminApi.entryHistory(kind, id) }),
    use: (kind: EntryKind, id: string) => data<EntryUse>({ path: adminApi.entryUse(kind, id) }),

    users: (query: { page: number; limit: number; q?: string | undefined }) =>
      call<NumberedPage<User>>({ path: adminApi.users(query) }),
    newsletter: () => data<{ subscribers: number }>({ path: adminApi.newsletter() }),
    owners: (id: string) => data<TutorialOwner[]>({ path: adminApi.tutorialOwners(id) }),
    grant: (id: string, userId: string) =>
      data<TutorialOwnership>({ path: adminApi.tutorialOwner(id, userId), method: 'PUT', body: {} }),
    withdraw: (id: string, userId: string) =>
      call<null>({ path: adminApi.tutorialOwner(id, userId), method: 'DELETE' }),

    orders: (query: AdminOrderQuery) => call<NumberedPage<Order>>({ path: adminApi.orders(query) }),
    order: (id: string) => data<AdminOrder>({ path: adminApi.order(id) }),
    quoteOrder: (body: AdminQuoteInput) => data<Quote>({ path: adminApi.orderQuote(), method: 'POST', body }),
    takeOrder: (body: NewAdminOrder, idempotencyKey: string) =>
      data<AdminOrder>({ path: adminApi.orders(), method: 'POST', body, idempotencyKey }),
    checkoutOptions: () => data<CheckoutOptions>({ path: checkoutApi.options() }),
    orderCounts: () => data<OrderCounts>({ path: adminApi.orderCounts() }),
    orderTasks: () => data<OrderTasks>({ path: adminApi.orderTasks() }),
    /** On 412 the error's `data` is the current order, as of `trackOrder`. */
    moveOrderLine: (id: string, line: string, body: LineMove, version: number) =>
      data<AdminOrder>({ path: adminApi.orderLine(id, line), method: 'PUT', body, ifMatch: version }),
    /** On 412 as `moveOrderLine`. */
    removeOrderStage: (id: string, line: string, stage: string, version: number) =>
      data<AdminOrder>({ path: adminApi.orderStage(id, line, stage), method: 'DELETE', ifMatch: version }),
    trackOrder: (id: string, body: TrackingInput, version: number) =>
      data<AdminOrder>({ path: adminApi.orderDelivery(id), method: 'PUT', body, ifMatch: version }),
    payOrder: (id: string, body: PaidInput, idempotencyKey: string) =>
      data<AdminOrder>({ path: adminApi.orderPaid(id), method: 'POST', body, idempotencyKey }),
    cancelOrder: (id: string, body: AdminCancellation) =>
      data<AdminOrder>({ path: adminApi.orderCancellation(id), method: 'POST', body }),
    refundOrder: (id: string, body: RefundInput, idempotencyKey: string) =>
      data<AdminOrder>({ path: adminApi.orderRefunds(id), method: 'POST', body, idempotencyKey }),
    checkOrder: (id: string) => data<AdminOrder>({ path: adminApi.orderCheck(id), method: 'POST', body: {} }),
    decideRefund: (id: string, refund: string, body: RefundDecision) =>
      data<AdminOrder>({ path: adminApi.orderRefund(id, refund), method: 'PUT', body }),
    settleAttempt: (id: string, attempt: string) =>
      data<AdminOrder>({ path: adminApi.orderAttempt(id, attempt), method: 'PUT', body: {} }),
    recordDocument: (id: string, document: string, body: DocumentInput) =>
      data<AdminOrder>({ path: adminApi.orderDocument(id, document), method: 'PUT', body }),
    mirror: (id: string) => data<OrderMirror>({ path: adminApi.orderMirror(id) }),
    payments: () => data<Payments>({ path: adminApi.payments() }),
    settleDifference: (id: string) =>
      data<Payments>({ path: adminApi.paymentDifference(id), method: 'PUT', body: {} }),
    /** On 412 the error's `data` is the current order. */
    answerRequest: (id: string, text: string, version: number) =>
      data<AdminOrder>({
        path: adminApi.orderAnswer(id),
        method: 'POST',
        body: { text },
        ifMatch: version,
      }),
    mailOrder: (id: string, mail: OrderMail) =>
      call<null>({ path: adminApi.orderMail(id, mail), method: 'POST', body: {} }),
    noteOrder: (id: string, text: string) =>
      data<AdminOrder>({ path: adminApi.orderNotes(id), method: 'POST', body: { text } }),

    ...rosterCalls(call),

    messages: (query: ContactMessageQuery) => call<MessagePage>({ path: api.contactMessages(query) }),
    markMessage: (id: string, read: boolean) =>
      data<ContactMessage>({ path: adminApi.contactMessageRead(id), method: 'PUT', body: { read } }),
    changeMessage: (id: string, change: MessageChange) =>
      data<ContactMessage>({ path: adminApi.contactMessage(id), method: 'PUT', body: change }),
    resendMessage: (id: string) =>
      data<ContactMessage>({ path: adminApi.contactMessageResend(id), method: 'POST', body: {} }),

    drafts: async () => (await behind.call<{ data: DraftSummary[] }>({ path: adminApi.drafts() })).data,
    draft: async (kind: DraftKind, id: string) =>
      (await behind.call<{ data: StoredDraft | null }>({ path: adminApi.draft(kind, id) })).data,
    /** `version`: the one seen, 0 for none, null for any. On 412 the error's `data` is the current draft. */
    keepDraft: async (kind: DraftKind, id: string, body: DraftInput, version: number | null) => {
      const keepalive = isSmall(body);
      const path = adminApi.draft(kind, id);
      const request: ApiRequest = { path, method: 'PUT', body, keepalive, ...ifMatch(version) };
      return (await behind.call<{ data: StoredDraft }>(request)).data;
    },
    dropDraft: async (kind: DraftKind, id: string, version: number | null) => {
      const path = adminApi.draft(kind, id);
      await behind.call<null>({ path, method: 'DELETE', keepalive: true, ...ifMatch(version) });
    },

    importState: (id: string) => data<ImportState>({ path: adminApi.import(id) }),
    undoImport: (id: string) => call<null>({ path: adminApi.import(id), method: 'DELETE' }),
    settings: () => data<Settings>({ path: adminApi.settings() }),
    settingsDefaults: () => data<Settings>({ path: adminApi.settingsDefaults() }),
    settingsHistory: () => data<SettingsChange[]>({ path: adminApi.settingsHistory() }),
    /** On 412 the error's `data` is the current settings. */
    saveSettings: (body: SettingsInput, version: number) =>
      data<Settings>({
        path: adminApi.settings(),
        method: 'PUT',
        body,
        ifMatch: version,
        keepalive: isSmall(body),
      }),

    week: () => data<Week>({ path: adminApi.week() }),
    firstSteps: () => data<FirstSteps>({ path: adminApi.firstSteps() }),
    putFirstStepsAway: (away: boolean) =>
      data<FirstSteps>({ path: adminApi.firstSteps(), method: 'PUT', body: { away } }),
    overview: () => data<Overview>({ path: adminApi.overview() }),
    clearDemo: () => data<{ removed: number }>({ path: adminApi.clearDemo(), method: 'POST', body: {} }),
  };
}

function ifMatch(version: number | null): Pick<ApiRequest, 'ifMatch'> {
  return version === null ? {} : { ifMatch: version };
}

/** Strips signatures: those of 200 pages would make a large body. */
function withPlainPages<Sent extends object>(sent: Sent): Sent {
  if (!('contentImagesPathes' in sent)) return sent;
  const pages = (sent.contentImagesPathes as string[]).map(plainAddress);
  return { ...sent, contentImagesPathes: pages, contentImagesSignatures: undefined };
}

/** Browsers refuse `keepalive` beyond 64 KiB in flight. */
function isSmall(body: object): boolean {
  return JSON.stringify(body).length < 8_000;
}

export type AdminApi = ReturnType<typeof createAdminApi>;
