/**
 * Who came, marked on a device whose network may be gone: each mark is kept there first, and sent when the network is
 * back. The server takes the later of two marks, and what it says is shown once all are sent.
 */
import type { Attendee, AttendeeChange, AttendeeInput, Roster } from '#contract/attendees.ts';
import { ApiError } from '#web/api/client.ts';
import { createStore, type Store } from '#ui/store.ts';
import { type DayRow, dayRows } from './day-rows.ts';
import type { KeptDay, KeptRoster, Mark } from './kept-day.ts';

/** ms until the next try; the last is repeated. */
const RETRIES = [5_000, 15_000, 30_000];
/** ms between readings while nothing waits: another device marks, too. */
const READ_EVERY = 30_000;

export interface StudioDayState {
  /** Null until a roster was read, now or earlier on this device. */
  kept: KeptRoster | null;
  rows: readonly DayRow[];
  /** Marks that the server doesn't have yet. */
  waiting: number;
  /** What can never be sent, with the server's sentence. */
  refused: readonly { name: string; sentence: string | null }[];
  /** The session is over: the marks are kept until the next login. */
  isLoggedOut: boolean;
  /** Why the roster couldn't be read; null if it could. */
  failure: ApiError | null;
}

export interface StudioDayApi {
  read: () => Promise<Omit<KeptRoster, 'at'>>;
  change: (attendee: string, body: AttendeeChange) => Promise<Attendee>;
  add: (body: AttendeeInput, idempotencyKey: string) => Promise<Attendee>;
}

interface StudioDayOptions {
  api: StudioDayApi;
  kept: KeptDay;
  now: () => Date;
  newKey: () => string;
}

export interface StudioDay {
  state: Store<StudioDayState>;
  /** Reads the roster and sends what waits, now and until the returned function is called. */
  start: () => () => void;
  /** Tries at once: the network, or the page, is back. */
  wake: () => Promise<void>;
  mark: (row: Pick<DayRow, 'id' | 'name'>, came: boolean) => void;
  /** Somebody who came without being on the list. */
  add: (input: AttendeeInput) => void;
  dismiss: () => void;
  /** Another window changed what is kept. */
  follow: () => void;
}

type Outcome = 'sent' | 'refused' | 'unreached' | 'loggedOut';

export function createStudioDay({ api, kept, now, newKey }: StudioDayOptions): StudioDay {
  const first = kept.readRoster();
  const state = createStore<StudioDayState>({
    kept: first,
    rows: dayRows(first, kept.readMarks()),
    waiting: kept.readMarks().length,
    refused: [],
    isLoggedOut: false,
    failure: null,
  });
  let running: Promise<void> | null = null;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStarted = false;

  const show = (changes: Partial<StudioDayState> = {}) => {
    const next = { ...state.get(), ...changes };
    const marks = kept.readMarks();
    state.set({ ...next, rows: dayRows(next.kept, marks), waiting: marks.length });
  };

  const change = (next: (marks: Mark[]) => Mark[]) => {
    kept.writeMarks(next(kept.readMarks()));
    show();
  };

  function refuse(mark: Mark, error: ApiError): void {
    const name = mark.kind === 'arrival' ? mark.name : mark.input.name;
    change((marks) => marks.filter((one) => !isSame(one, mark)));
    show({ refused: [...state.get().refused, { name, sentence: error.sentence }] });
  }

  async function send(mark: Mark): Promise<Outcome> {
    try {
      if (mark.kind === 'arrival') await sendArrival(mark);
      else await sendNewcomer(mark);
      return 'sent';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401 || error.status === 403) return 'loggedOut';
      if (!isFinal(error)) return 'unreached';
      refuse(mark, error);
      return 'refused';
    }
  }

  async function sendArrival(mark: Extract<Mark, { kind: 'arrival' }>): Promise<void> {
    change((marks) => marks.map((one) => (isSame(one, mark) ? { ...mark, tried: true } : one)));
    const { attendee, came, at } = mark;
    showAnswer(await api.change(attendee, { state: came ? 'attended' : 'absent', at }));
    change((marks) => marks.filter((one) => !isSame(one, mark)));
  }

  /** Registered first: from then on it is somebody on the list, who came. */
  async function sendNewcomer({ key, input }: Extract<Mark, { kind: 'newcomer' }>): Promise<void> {
    const added = await api.add(input, key);
    showAnswer(added);
    change((marks) =>
      marks.flatMap((one): Mark[] => {
        if (one.kind !== 'newcomer' || one.key !== key) return [one];
        const { came, at } = one;
        return came ? [{ kind: 'arrival', attendee: added._id, name: added.name, came, at }] : [];
      }),
    );
  }

  function showAnswer(answer: Attendee): void {
    const { kept: present } = state.get();
    if (!present) return;
    const { roster } = present;
    const isListed = roster.attendees.some(({ _id }) => _id === answer._id);
    const attendees = isListed
      ? roster.attendees.map((one) => (one._id === answer._id ? answer : one))
      : [...roster.attendees, answer];
    keep({ ...present, roster: { ...roster, attendees } });
  }

  function keep(next: KeptRoster): void {
    kept.writeRoster(next);
    show({ kept: next });
  }

  async function sendAll(): Promise<Outcome> {
    const passed = new Set<string>();
    for (;;) {
      const mark = kept.readMarks().find((one) => !passed.has(nameOf(one)));
      if (!mark) return 'sent';
      passed.add(nameOf(mark));
      const outcome = await send(mark);
      if (outcome === 'unreached' || outcome === 'loggedOut') return outcome;
    }
  }

  async function read(): Promise<Outcome> {
    try {
      const answer = await api.read();
      keep({ ...answer, at: now().toISOString() });
      show({ failure: null, isLoggedOut: false });
      return 'sent';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) kept.forgetRoster();
      const isLoggedOut = error.status === 401 || error.status === 403;
      show({ failure: error, isLoggedOut, ...(error.status === 404 && { kept: null }) });
      return isLoggedOut ? 'loggedOut' : 'unreached';
    }
  }

  async function round(): Promise<void> {
    const outcome = await sendAll();
    if (outcome === 'loggedOut') show({ isLoggedOut: true });
    const ended = outcome === 'sent' ? await read() : outcome;
    failures = ended === 'unreached' ? failures + 1 : 0;
  }

  /** One at a time; a press meanwhile is sent by another round. */
  function wake(): Promise<void> {
    clearTimeout(timer);
    if (running) {
      again = true;
      return running;
    }
    const rounds = async () => {
      do {
        again = false;
        await round();
      } while (again && failures === 0 && !state.get().isLoggedOut);
    };
    running = rounds().finally(() => {
      running = null;
      if (isStarted) timer = setTimeout(() => void wake(), delay());
    });
    return running;
  }

  const delay = () => (failures === 0 ? READ_EVERY : (RETRIES[failures - 1] ?? RETRIES.at(-1)!));

  return {
    state,
    wake,
    start() {
      isStarted = true;
      void wake();
      return () => {
        isStarted = false;
        clearTimeout(timer);
      };
    },
    mark({ id, name }, came) {
      const at = now().toISOString();
      change((marks) => marked(marks, { id, name, came, at }, state.get().kept?.roster));
      void wake();
    },
    add(input) {
      const at = now().toISOString();
      change((marks) => [...marks, { kind: 'newcomer', key: newKey(), input, came: true, at }]);
      void wake();
    },
    dismiss: () => show({ refused: [] }),
    follow: () => show(),
  };
}

interface Marking {
  id: string;
  name: string;
  came: boolean;
  at: string;
}

/** The last press counts. One that was taken back before it was ever sent leaves nothing behind. */
function marked(marks: readonly Mark[], { id, name, came, at }: Marking, roster: Roster | undefined): Mark[] {
  if (marks.some((one) => one.kind === 'newcomer' && one.key === id))
    return marks.map((one) => (nameOf(one) === id ? { ...one, came, at } : one));
  const others = marks.filter((one) => nameOf(one) !== id);
  const earlier = marks.find((one) => nameOf(one) === id);
  const wasTried = earlier?.kind === 'arrival' && earlier.tried === true;
  const stored = roster?.attendees.find(({ _id }) => _id === id)?.state;
  if (!wasTried && earlier && (stored === 'attended') === came) return others;
  return [...others, { kind: 'arrival', attendee: id, name, came, at, ...(wasTried && { tried: true }) }];
}

/** Whom it is about. */
function nameOf(mark: Mark): string {
  return mark.kind === 'arrival' ? mark.attendee : mark.key;
}

function isSame(one: Mark, other: Mark): boolean {
  return nameOf(one) === nameOf(other) && one.at === other.at;
}

/** Repeating it can't help. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
