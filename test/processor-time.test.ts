import { expect, it } from 'vitest';
import { type TraceEvent, inProcessorTime } from '../bench/lib/processor-time.ts';

const MAIN: TraceEvent = event('thread_name', { ph: 'M', ts: 0, args: { name: 'CrRendererMain' } });

function event(name: string, values: Partial<TraceEvent>): TraceEvent {
  return { ph: 'X', name, pid: 1, tid: 1, ts: 0, args: {}, ...values };
}

const task = event('RunTask', { ts: 100, dur: 80, tts: 10, tdur: 20 });

it('makes a task as long as the processor worked on it', () => {
  expect(inProcessorTime([MAIN, task])).toEqual([MAIN, { ...task, dur: 20 }]);
});

it('keeps what is in a task within it, in its order', () => {
  const first = event('ParseHTML', { ts: 110, dur: 50, tts: 12, tdur: 4 });
  const second = event('EvaluateScript', { ts: 165, dur: 15, tts: 18, tdur: 12 });
  const mark = event('firstContentfulPaint', { ph: 'I', ts: 170, tts: 19 });
  // A trace isn't sorted.
  expect(inProcessorTime([MAIN, second, mark, task, first])).toEqual([
    MAIN,
    { ...second, ts: 108, dur: 12 },
    { ...mark, ts: 109 },
    { ...task, dur: 20 },
    { ...first, ts: 102, dur: 4 },
  ]);
});

it('leaves when tasks begin', () => {
  const next = event('RunTask', { ts: 180, dur: 5, tts: 30, tdur: 5 });
  expect(inProcessorTime([MAIN, task, next])).toEqual([MAIN, { ...task, dur: 20 }, next]);
});

it.each([
  ['of another thread', event('RunTask', { tid: 2, ts: 100, dur: 80, tts: 10, tdur: 20 })],
  ['without the processor’s time', event('RunTask', { ts: 300, dur: 80 })],
  ['that the processor’s clock has as longer', event('RunTask', { ts: 300, dur: 80, tts: 30, tdur: 81 })],
])('leaves a task %s', (_, other) => {
  expect(inProcessorTime([MAIN, other])).toEqual([MAIN, other]);
});
