import { ApiError } from '#web/api/client.ts';
import type { RemoteDrafts } from '../editor/draft/remote-drafts.ts';

/** Drafts that the server doesn't keep. */
export function onThisDevice<Values>(): RemoteDrafts<Values> {
  return {
    read: async () => null,
    // As refused: there is nothing to retry.
    write: () => Promise.reject(new ApiError(404)),
    remove: async () => {},
    newer: () => null,
  };
}
