import { expect, test } from 'vitest';
import { type Chosen, chosenLines, titleWithChosen } from './chosen.ts';
import { quoted } from './quoted.ts';

const GOLD = { title: 'זהב', translations: { en: { title: 'Gold' } } };
const SIZE = { title: '54' };
const visible = (text: string) => text.replaceAll('\u2068', '⟨').replaceAll('\u2069', '⟩');

test.each<[string, Chosen, string[], string[]]>([
  ['nothing', {}, [], []],
  ['choices', { choiceTitles: [GOLD, SIZE] }, ['⟨זהב⟩ · ⟨54⟩'], ['⟨Gold⟩ · ⟨54⟩']],
  ['a choice without a translation', { choiceTitles: [{ title: 'כסף' }] }, ['⟨כסף⟩'], ['⟨כסף⟩']],
  ['a Hebrew text', { personalText: 'נועה' }, ['טקסט אישי: ״⟨נועה⟩״'], ['Personal text: “⟨נועה⟩”']],
  [
    'a text by its title',
    {
      personalText: 'נועה',
      personalTextTitle: { title: 'חריטה', translations: { en: { title: 'Engraving' } } },
    },
    ['⟨חריטה⟩: ״⟨נועה⟩״'],
    ['⟨Engraving⟩: “⟨נועה⟩”'],
  ],
  [
    'an English text with marks of its own and emoji',
    { choiceTitles: [SIZE], personalText: '"Noa" 5/7  👩‍👩‍👧❤️' },
    ['⟨54⟩', 'טקסט אישי: ״⟨"Noa" 5/7  👩‍👩‍👧❤️⟩״'],
    ['⟨54⟩', 'Personal text: “⟨"Noa" 5/7  👩‍👩‍👧❤️⟩”'],
  ],
])('%s in both languages', (_name, chosen, he, en) => {
  expect(chosenLines('he', chosen).map(visible)).toEqual(he);
  expect(chosenLines('en', chosen).map(visible)).toEqual(en);
});

test.each<[Chosen, string]>([
  [{}, 'Ring'],
  [{ choiceTitles: [GOLD, SIZE] }, 'Ring, ⟨Gold⟩ · ⟨54⟩'],
  [{ personalText: 'נועה' }, 'Ring, “⟨נועה⟩”'],
  [{ choiceTitles: [GOLD], personalText: 'נועה' }, 'Ring, ⟨Gold⟩, “⟨נועה⟩”'],
])('a title with %o', (chosen, expected) => {
  expect(visible(titleWithChosen('en', 'Ring', chosen))).toBe(expected);
});

test('what is quoted begins with the title, whose direction it has', () => {
  const title = titleWithChosen('he', 'טבעת', { choiceTitles: [GOLD, SIZE] });
  expect(visible(quoted('he', title))).toBe('״⟨טבעת, ⟨זהב⟩ · ⟨54⟩⟩״');
});
