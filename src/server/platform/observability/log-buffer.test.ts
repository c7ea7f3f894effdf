import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogBuffer } from './log-buffer.ts';

let written: string[];
let lines: LogBuffer;
beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  lines = new LogBuffer((text) => void written.push(text));
});
afterEach(() => void vi.useRealTimers());

test('lines are written half a second after the first of them, together and in order', () => {
  lines.write('one\n');
  vi.advanceTimersByTime(499);
  lines.write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['one\ntwo\n']);
  vi.advanceTimersByTime(10_000);
  expect(written).toHaveLength(1);
  lines.write('three\n');
  vi.advanceTimersByTime(500);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('many lines are written immediately', () => {
  const line = `${'a'.repeat(99)}\n`;
  for (let count = 0; count < 1_000; count++) lines.write(line);
  const text = written.join('');
  expect(text).toBe(line.repeat(text.length / 100));
  expect(1_000 - text.length / 100).toBeLessThan(123);
  lines.flush();
  expect(written.join('')).toBe(line.repeat(1_000));
});

test('an empty buffer writes nothing', () => {
  lines.flush();
  expect(written).toEqual([]);
});
