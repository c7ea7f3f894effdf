import { expect, it } from 'vitest';
import { levelsToChoose } from './catalogue.ts';

it.each([null, 'beginner', 'medium'])('a workshop of level %s can choose each label once', (level) => {
  expect(levelsToChoose(level)).toEqual(['beginner', 'medium', 'advanced', 'all']);
});

it('a workshop keeps the other of the two words that share a label', () => {
  expect(levelsToChoose('intermediate')).toEqual(['beginner', 'intermediate', 'advanced', 'all']);
});
