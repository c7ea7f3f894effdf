/** A title in as few lines as hold it, in letters as large as they allow. */

interface Wrapping {
  /** px that a line may take. */
  width: number;
  lines: number;
  /** Sizes of letters in px to try, the largest first. */
  sizes: readonly number[];
  /** The width in px of a text at a size. */
  widthOf: (text: string, size: number) => number;
}

/** The largest size at which the whole text fits; at the smallest an ellipsis ends what doesn't. */
export function wrapLines(
  text: string,
  { width, lines, sizes, widthOf }: Wrapping,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const wrapped = greedily(text, (line) => widthOf(line, size) <= width, lines);
    if (wrapped.rest === '') return { size, lines: wrapped.lines };
  }
  const size = sizes.at(-1)!;
  const fits = (line: string) => widthOf(line, size) <= width;
  const { lines: full } = greedily(text, fits, lines);
  return { size, lines: [...full.slice(0, -1), withEllipsis(full.at(-1)!, fits)] };
}

/** Line by line; what no line is left for is the rest. A word that is wider than a line is broken. */
function greedily(
  text: string,
  fits: (line: string) => boolean,
  most: number,
): { lines: string[]; rest: string } {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < most) {
    const line = beginOf(rest, fits);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return { lines, rest };
}

/** As many words as fit; if not even one does, as many characters. */
function beginOf(text: string, fits: (line: string) => boolean): string {
  const ends = [...text.matchAll(/ |$/g)].map(({ index }) => index);
  const taken = lastThat(ends, (end) => fits(text.slice(0, end)));
  if (taken !== undefined) return text.slice(0, taken);
  const characters = [...text];
  const count =
    lastThat([...characters.keys()].slice(1), (length) => fits(characters.slice(0, length).join(''))) ?? 1;
  return characters.slice(0, count).join('');
}

/** At the end of a word where there is one, else of a character. */
function withEllipsis(line: string, fits: (line: string) => boolean): string {
  const words = [...line.matchAll(/ |$/g)]
    .map(({ index }) => line.slice(0, index))
    .findLast((begin) => fits(`${begin}…`));
  if (words !== undefined) return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
  const characters = [...line];
  const count =
    lastThat([...characters.keys()].slice(1), (length) => fits(`${characters.slice(0, length).join('')}…`)) ??
    1;
  return `${characters.slice(0, count).join('')}…`;
}

/** The last of the values that passes, where all before it pass too; undefined when none does. */
function lastThat(values: readonly number[], passes: (value: number) => boolean): number | undefined {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (passes(values[middle]!)) from = middle + 1;
    else to = middle;
  }
  return values[from - 1];
}
