/** The server's copy of a draft, written by this device and by another one. */
import { ApiError } from '#web/api/client.ts';
import type { Draft } from './drafts.ts';
import type { RemoteDraft, RemoteDrafts } from './remote-drafts.ts';

interface FakeRemote<Values> extends RemoteDrafts<Values> {
  kept: () => RemoteDraft<Values> | null;
  writeElsewhere: (draft: Draft<Values>) => void;
  /** The next calls fail with these. */
  faults: ApiError[];
  /** The next write arrives, and its answer doesn't. */
  losesAnswer: boolean;
  writes: number;
}

export function fakeRemote<Values>(): FakeRemote<Values> {
  let kept: RemoteDraft<Values> | null = null;
  let version = 0;
  const store = (draft: Draft<Values>, isOwn: boolean) => {
    version += 1;
    kept = { ...draft, remote: version, isOwn, synced: true };
  };
  const check = (seen: number | null) => {
    const fault = fake.faults.shift();
    if (fault) throw fault;
    if (kept && seen !== null && seen !== kept.remote) throw new ApiError(412, { data: kept });
  };
  const fake: FakeRemote<Values> = {
    kept: () => kept,
    writeElsewhere: (draft) => store(draft, false),
    faults: [],
    losesAnswer: false,
    writes: 0,
    async read() {
      check(null);
      return kept;
    },
    async write(draft, seen) {
      check(seen);
      fake.writes += 1;
      store(draft, true);
      if (fake.losesAnswer) {
        fake.losesAnswer = false;
        throw new ApiError(0);
      }
      return version;
    },
    async remove(seen) {
      check(seen);
      kept = null;
    },
    newer: (error) => error.data as RemoteDraft<Values>,
  };
  return fake;
}
