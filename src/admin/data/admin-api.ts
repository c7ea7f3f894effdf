import type { EntryKind } from '#domain/catalogue.ts';
/** The superAdmin's calls (api.md, Calls, and `/api/admin/…`). All throw the client's ApiError. */
import type { DeletedEntry, EntryChange, EntryUse, Overview } from '#contract/admin.ts';
import type { User } from '#contract/auth.ts';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { plainAddress } from '#contract/page-grants.ts';
import { api } from '#contract/routes.ts';
import type { TutorialOwner, TutorialOwnership } from '#contract/tutorials.ts';
import type { Api, ApiRequest } from '#web/api/client.ts';
import type { Entries, Inputs } from './entry-types.ts';

/** One page of a list with numbered pages. */
export interface NumberedPage<Entry> {
  data: Entry[];
  pagination: { total: number; page: number; limit: number; pages: number };
}

export function createAdminApi({ call }: Api) {
  const data = async <Thing>(request: ApiRequest) => (await call<{ data: Thing }>(request)).data;

  return {
    /** The whole list, hidden ones too. */
    entries: <Kind extends EntryKind>(kind: Kind) =>
      kind === 'banner-texts'
        ? call<Entries[Kind][]>({ path: api.entries(kind) })
        : data<Entries[Kind][]>({ path: api.entries(kind) }),
    /** One entry as it is now. */
    entry: <Kind extends EntryKind>(kind: Kind, id: string) =>
      data<Entries[Kind]>({ path: api.entry(kind, id) }),
    create: <Kind extends EntryKind>(kind: Kind, body: Inputs[Kind]) =>
      data<Entries[Kind]>({ path: api.newEntry(kind), method: 'POST', body }),
    /** 412 with the present entry as the error's `data` where it has another version by now. */
    save: <Kind extends EntryKind>(
      kind: Kind,
      id: string,
      input: Inputs[Kind] | Entries[Kind],
      version: number,
    ) => {
      const body = withPlainPages(input);
      return data<Entries[Kind]>({
        path: api.entry(kind, id),
        method: 'PUT',
        body,
        ifMatch: version,
        keepalive: isSmall(body),
      });
    },
    remove: (kind: EntryKind, id: string, version: number) =>
      call<null>({ path: api.entry(kind, id), method: 'DELETE', ifMatch: version }),
    /** What can be restored, the latest deletion first. */
    deleted: (kind: EntryKind) => data<DeletedEntry[]>({ path: api.deletedEntries(kind) }),
    restore: <Kind extends EntryKind>(kind: Kind, id: string) =>
      data<Entries[Kind]>({ path: api.restoreEntry(kind, id), method: 'POST', body: {} }),
    history: (kind: EntryKind, id: string) => data<EntryChange[]>({ path: api.entryHistory(kind, id) }),
    use: (kind: EntryKind, id: string) => data<EntryUse>({ path: api.entryUse(kind, id) }),

    users: (query: { page: number; limit: number; q?: string | undefined }) =>
      call<NumberedPage<User>>({ path: api.users(query) }),
    owners: (id: string) => data<TutorialOwner[]>({ path: api.tutorialOwners(id) }),
    grant: (id: string, userId: string) =>
      data<TutorialOwnership>({ path: api.tutorialOwner(id, userId), method: 'PUT', body: {} }),
    withdraw: (id: string, userId: string) =>
      call<null>({ path: api.tutorialOwner(id, userId), method: 'DELETE' }),

    messages: (query: { page: number; limit: number }) =>
      call<NumberedPage<ContactMessage>>({ path: api.contactMessages(query) }),
    markMessage: (id: string, read: boolean) =>
      data<ContactMessage>({ path: api.contactMessageRead(id), method: 'PUT', body: { read } }),
    /** Has its mail tried again; the answer comes before the try is over. */
    resendMessage: (id: string) =>
      data<ContactMessage>({ path: api.contactMessageResend(id), method: 'POST', body: {} }),

    overview: () => data<Overview>({ path: api.overview() }),
    clearDemo: () => data<{ removed: number }>({ path: api.clearDemo(), method: 'POST', body: {} }),
  };
}

/** A tutorial's pages without their signatures: 200 of them would otherwise make a large body. */
function withPlainPages<Sent extends object>(sent: Sent): Sent {
  if (!('contentImagesPathes' in sent)) return sent;
  const pages = (sent.contentImagesPathes as string[]).map(plainAddress);
  return { ...sent, contentImagesPathes: pages, contentImagesSignatures: undefined };
}

/** A browser lets 64 KiB at a time outlive their page and refuses more, so that only small ones ask for it. */
function isSmall(body: object): boolean {
  return JSON.stringify(body).length < 8_000;
}

export type AdminApi = ReturnType<typeof createAdminApi>;
