import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moduleOf } from './screen.ts';
import { screens } from './screens.ts';

test('every screen is in the module whose files the first HTML names', () => {
  expect(screens.map(moduleOf).filter((module) => !existsSync(module))).toEqual([]);
});
