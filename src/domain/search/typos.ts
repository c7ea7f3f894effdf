/**
 * One typo: a letter left out, added or replaced, or two neighbors swapped. A Hebrew word of four letters is one typo away
 * from many others, so that there a letter may only stand for one that sounds like it: טבאת is טבעת.
 */

const ALIKE = ['אעה', 'טת', 'כקח', 'סש', 'בו'];
const SHORTEST = 5;
const LONGEST = 16;
/** A shorter word is two typos away from too many others. */
export const SHORTEST_OF_TWO = 8;
const ALPHABETS: [RegExp, string][] = [
  [/^[א-ת]+$/, 'אבגדהוזחטיכלמנסעפצקרשת'],
  [/^[a-z]+$/, 'abcdefghijklmnopqrstuvwxyz'],
];

export function neighboursOf(letters: string): Set<string> {
  const alphabet = ALPHABETS.find(([script]) => script.test(letters))?.[1];
  const neighbours = new Set<string>();
  if (!alphabet || letters.length > LONGEST || letters.length < SHORTEST - 1) return neighbours;
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, after] = [letters.slice(0, at), letters.slice(at)];
    const rest = after.slice(1);
    neighbours.add(before + rest);
    if (rest) neighbours.add(before + rest[0] + after[0] + rest.slice(1));
    for (const letter of alphabet) {
      neighbours.add(before + letter + after);
      if (after) neighbours.add(before + letter + rest);
    }
  }
  neighbours.delete(letters);
  for (const word of neighbours) if (word.length < SHORTEST) neighbours.delete(word);
  if (letters.length < SHORTEST) for (const word of soundingAlike(letters)) neighbours.add(word);
  return neighbours;
}

function soundingAlike(letters: string): string[] {
  return [...letters].flatMap((letter, at) => {
    const others = ALIKE.find((group) => group.includes(letter)) ?? '';
    return [...others]
      .filter((other) => other !== letter)
      .map((other) => letters.slice(0, at) + other + letters.slice(at + 1));
  });
}

/** Whether the word is long enough for two typos, and at most two lie between it and the other. */
export function isTwoTyposAway(letters: string, other: string): boolean {
  if (letters.length < SHORTEST_OF_TWO || Math.abs(letters.length - other.length) > 2) return false;
  return typosBetween(letters, other) <= 2;
}

/** The optimal string alignment distance: letters left out, added or replaced, and neighbors swapped. */
function typosBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return last[other.length]!;
}
