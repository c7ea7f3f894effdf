import { describe, expect, it } from 'vitest';
import { parsePairs, parseProse } from './shop-prose.ts';

describe('parseProse', () => {
  it.each([
    ['', []],
    ['One line', [{ kind: 'paragraph', lines: ['One line'] }]],
    [
      'One\ntwo\n\n\nThree',
      [
        { kind: 'paragraph', lines: ['One', 'two'] },
        { kind: 'paragraph', lines: ['Three'] },
      ],
    ],
    [
      'Bring:\n- an apron\n• a smile\nThat is all',
      [
        { kind: 'paragraph', lines: ['Bring:'] },
        { kind: 'points', lines: ['an apron', 'a smile'] },
        { kind: 'paragraph', lines: ['That is all'] },
      ],
    ],
    ['-no point', [{ kind: 'paragraph', lines: ['-no point'] }]],
  ])('%j', (text, blocks) => {
    expect(parseProse(text)).toEqual(blocks);
  });
});

describe('parsePairs', () => {
  it.each([
    ['', []],
    [
      'I draw: On paper.\n\nI saw: By hand.',
      [
        { title: 'I draw', text: 'On paper.' },
        { title: 'I saw', text: 'By hand.' },
      ],
    ],
    ['At 10:30: doors open', [{ title: 'At 10:30', text: 'doors open' }]],
    ['A title alone', [{ title: 'A title alone', text: '' }]],
    ['A title:', [{ title: 'A title', text: '' }]],
  ])('%j', (text, pairs) => {
    expect(parsePairs(text)).toEqual(pairs);
  });
});
