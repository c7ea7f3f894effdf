import type { DraftSummary } from '#contract/drafts.ts';
import type { DraftKind } from '#domain/drafts.ts';
import { ApiError } from '#web/api/client.ts';
import { createDraftStorage, draftKey, draftsOnDevice, removeFromDevice } from '../editor/draft/drafts.ts';
import { type DraftCalls, endDraft, endRemembered, untilEnded } from '../editor/draft/ended-drafts.ts';
import { createRemoteDrafts } from '../editor/draft/remote-drafts.ts';
import { mergeDrafts, type ListedDraft } from './merge-drafts.ts';

/** Without a connection those of this device. Drafts that ended elsewhere leave this device. */
export async function loadDrafts(api: DraftCalls, userId: string): Promise<ListedDraft[]> {
  // Before the call: one that is synced meanwhile may not be in its answer.
  const before = draftsOnDevice(userId);
  const server = await serverDrafts(api, userId);
  const { listed, ended, unsent } = mergeDrafts(before, server);
  for (const { kind, id, at } of ended) storageOf(userId, kind, id).remove(at);
  if (server) for (const { kind, id } of unsent) void sendDraft(api, userId, kind as DraftKind, id);
  return listed;
}

async function serverDrafts(api: DraftCalls, userId: string): Promise<DraftSummary[] | null> {
  try {
    await untilEnded();
    await endRemembered(api, userId);
    return await api.drafts();
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    return null;
  }
}

const storageOf = (userId: string, kind: string, id: string) =>
  createDraftStorage<object>(draftKey(userId, kind, id), {});

/** A draft that was written without a connection; another device's newer one is left alone. */
async function sendDraft(api: DraftCalls, userId: string, kind: DraftKind, id: string): Promise<void> {
  const storage = storageOf(userId, kind, id);
  const draft = storage.read();
  if (!draft) return;
  try {
    const version = await createRemoteDrafts(api, { kind, id, userId, blank: {} }).write(
      draft,
      draft.remote ?? 0,
    );
    if (storage.read()?.at === draft.at) storage.write({ ...draft, remote: version, synced: true });
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
  }
}

/** Brings another device's draft to this one, so that an editor opens with it; one that ended there leaves. */
export async function fetchDraft(
  api: DraftCalls,
  userId: string,
  kind: DraftKind,
  id: string,
): Promise<void> {
  const storage = storageOf(userId, kind, id);
  const here = storage.read();
  if (here && !here.synced) return;
  try {
    await endRemembered(api, userId);
    const there = await createRemoteDrafts(api, { kind, id, userId, blank: {} }).read();
    if (!here && there) storage.write(there);
    if (here && !there) storage.remove(here.at);
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
  }
}

export async function discardDraft(
  api: DraftCalls,
  userId: string,
  { kind, id }: ListedDraft,
): Promise<void> {
  removeFromDevice(userId, kind, id);
  await endDraft(api, userId, { kind, id, version: null });
}
