/** Brings a draft to the server behind the device's own copy, and notices what another device wrote. */
import { ApiError } from '#web/api/client.ts';
import { mayPass } from '#web/api/may-pass.ts';
import type { Draft } from './drafts.ts';
import { duringEnd } from './ended-drafts.ts';
import type { RemoteDraft, RemoteDrafts } from './remote-drafts.ts';

/** After the last local save, ms. */
const PAUSE = 1_500;
/** After a failed call, ms. */
const RETRY = 20_000;

interface SyncOptions<Values> {
  remote: RemoteDrafts<Values>;
  /** As it was on this device when the editor opened. */
  opened: Draft<Values> | null;
  onSynced: (draft: Draft<Values>, version: number) => void;
  /** Another device wrote since; nothing is sent until `answer`. */
  onNewer: (draft: RemoteDraft<Values>) => void;
}

export interface DraftSync<Values> {
  /** Looks once for what another device wrote. */
  start: () => void;
  /** Null: there is nothing to keep any more. */
  want: (draft: Draft<Values> | null) => void;
  /** The server's version that the next draft continues. */
  version: () => number;
  /** True once the server has what was last wanted. */
  send: () => Promise<boolean>;
  /** The page may be gone in a moment. */
  flush: () => void;
  /** What another device wrote has been taken or declined. */
  answer: () => void;
  stop: () => void;
}

export function createDraftSync<Values>(options: SyncOptions<Values>): DraftSync<Values> {
  const { remote, opened, onSynced, onNewer } = options;
  let known = opened?.remote ?? 0;
  let wanted: Draft<Values> | null | undefined = opened && !opened.synced ? opened : undefined;
  let isHeld = false;
  let hasWritten = false;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function meet(theirs: RemoteDraft<Values>): void {
    if (theirs.remote === known) return;
    known = theirs.remote;
    // This device's own words, whose answer was lost or which another window sent.
    if (theirs.isOwn && (opened || hasWritten)) return;
    isHeld = true;
    onNewer(theirs);
  }

  async function write(draft: Draft<Values>, version: number | null): Promise<void> {
    hasWritten = true;
    known = await remote.write(draft, version);
    onSynced(draft, known);
  }

  async function sendOnce(): Promise<void> {
    if (isHeld || wanted === undefined) return;
    const now = wanted;
    wanted = undefined;
    try {
      if (now) await write(now, known);
      else if (known > 0) await remote.remove(known);
      if (!now) known = 0;
    } catch (error) {
      fail(error, now);
    }
  }

  function fail(error: unknown, unsent: Draft<Values> | null): void {
    if (!(error instanceof ApiError)) console.error(error);
    else if (error.status === 412) {
      // A draft that ended here goes on where it was written later.
      if (unsent === null) return;
      wanted ??= unsent;
      const theirs = remote.newer(error);
      if (theirs) meet(theirs);
      if (!isHeld) schedule(PAUSE);
    } else if (mayPass(error)) {
      wanted ??= unsent;
      schedule(RETRY);
    }
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (sending) {
      await sending;
      return send();
    }
    if (isHeld || wanted === undefined) return undefined;
    return occupy(sendOnce());
  }

  /** One call at a time, so that each knows what the one before found. */
  async function occupy(call: Promise<void>): Promise<void> {
    sending = call.finally(() => {
      sending = null;
    });
    await sending;
  }

  async function look(): Promise<void> {
    try {
      const theirs = await remote.read();
      if (theirs) meet(theirs);
      if (!isHeld && wanted !== undefined) schedule(PAUSE);
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      if (wanted !== undefined) schedule(RETRY);
    }
  }

  function schedule(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), pause);
  }

  return {
    start: () => void occupy(look()),
    want(draft) {
      wanted = draft;
      if (draft === null) void duringEnd(send());
      else if (!isHeld) schedule(PAUSE);
    },
    version: () => known,
    async send() {
      await send();
      return wanted === undefined && !isHeld;
    },
    flush() {
      if (!sending) return void send();
      // Versions order the two: whichever arrives last finds the other or replaces it.
      if (!wanted || isHeld) return;
      const last = wanted;
      wanted = undefined;
      write(last, null).catch((error: unknown) => fail(error, last));
    },
    answer() {
      isHeld = false;
      if (wanted !== undefined) schedule(PAUSE);
    },
    stop: () => clearTimeout(timer),
  };
}
