/** Drafts that ended here without a connection: the server hears of it with the next list. */
import type { DraftKind } from '#domain/drafts.ts';
import { safeLocalStorage } from '#ui/safe-storage.ts';
import { ApiError } from '#web/api/client.ts';
import { mayPass } from '#web/api/may-pass.ts';
import type { AdminApi } from '#admin/data/admin-api.ts';

interface EndedDraft {
  kind: DraftKind;
  id: string;
  /** The one that ended; a later one of another device stays. Null for any. */
  version: number | null;
}

export type DraftCalls = Pick<AdminApi, 'drafts' | 'draft' | 'keepDraft' | 'dropDraft'>;

const keyOf = (userId: string) => `admin-drafts-ended:${userId}`;

function remembered(userId: string): EndedDraft[] {
  const stored = safeLocalStorage.getJson(keyOf(userId));
  return Array.isArray(stored) ? (stored as EndedDraft[]) : [];
}

/** A list asked for meanwhile would still have them. */
const ending = new Set<Promise<void>>();

export async function untilEnded(): Promise<void> {
  await Promise.allSettled(ending);
}

/** Resolves with the call. */
export function duringEnd(call: Promise<void>): Promise<void> {
  const tracked = call.finally(() => ending.delete(tracked));
  ending.add(tracked);
  return tracked;
}

/** Throws an ApiError only for an answer that another try would not change. */
export function endDraft(api: DraftCalls, userId: string, ended: EndedDraft): Promise<void> {
  return duringEnd(end(api, userId, ended));
}

async function end(api: DraftCalls, userId: string, ended: EndedDraft): Promise<void> {
  try {
    await api.dropDraft(ended.kind, ended.id, ended.version);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (mayPass(error) || error.status === 401)
      safeLocalStorage.setJson(keyOf(userId), [...remembered(userId), ended]);
    else if (error.status !== 412) throw error;
  }
}

export async function endRemembered(api: DraftCalls, userId: string): Promise<void> {
  const all = remembered(userId);
  if (all.length === 0) return;
  safeLocalStorage.remove(keyOf(userId));
  await Promise.all(all.map((ended) => endDraft(api, userId, ended)));
}
