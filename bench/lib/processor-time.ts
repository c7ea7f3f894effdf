/**
 * A trace of Chromium in which a page's main thread takes no longer than the processor worked for it: what it waits for,
 * be it a core that others use or a slow system call, is the machine's.
 */

/** Of the trace event format: times in µs, `ts` and `dur` by the clock, `tts` and `tdur` of the thread's work. */
export interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
  args: { name?: string };
}

type Timed = TraceEvent & Required<Pick<TraceEvent, 'tts'>>;
type Task = Timed & Required<Pick<TraceEvent, 'dur' | 'tdur'>>;

/** Each task begins when it did; what is in it moves and shrinks with it. */
export function inProcessorTime(events: TraceEvent[]): TraceEvent[] {
  const threads = new Map(mainThreads(events).map((thread) => [thread, [] as Timed[]]));
  for (const event of events) if (isTimed(event)) threads.get(threadOf(event))?.push(event);
  const changed = new Map<TraceEvent, TraceEvent>();
  for (const thread of threads.values()) {
    // An event comes after the one that it is in.
    thread.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    let task: Task | null = null;
    for (const event of thread) {
      if (task && event.ts < task.ts + task.dur) changed.set(event, within(task, event));
      else if (isTask(event)) {
        task = event;
        changed.set(event, { ...event, dur: Math.min(event.dur, event.tdur) });
      }
    }
  }
  return events.map((event) => changed.get(event) ?? event);
}

function mainThreads(events: TraceEvent[]): string[] {
  return events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf);
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

function isTimed(event: TraceEvent): event is Timed {
  return event.tts !== undefined;
}

function isTask(event: Timed): event is Task {
  return event.dur !== undefined && event.tdur !== undefined;
}

function within(task: Task, event: Timed): TraceEvent {
  const length = Math.min(task.dur, task.tdur);
  const begin = Math.min(Math.max(0, event.tts - task.tts), length);
  const dur = isTask(event) ? { dur: Math.min(event.dur, event.tdur, length - begin) } : {};
  return { ...event, ts: task.ts + begin, ...dur };
}
