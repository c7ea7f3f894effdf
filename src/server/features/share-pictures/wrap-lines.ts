interface Wrapping {
  /** px, like all lengths here. */
  width: number;
  lines: number;
  /** Largest first. */
  sizes: readonly number[];
  widthOf: (text: string, size: number) => number;
}

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

function beginOf(text: string, fits: (line: string) => boolean): string {
  const ends = [...text.matchAll(/ |$/g)].map(({ index }) => index);
  const taken = lastThat(ends, (end) => fits(text.slice(0, end)));
  if (taken !== undefined) return text.slice(0, taken);
  const characters = [...text];
  const count =
    lastThat([...characters.keys()].slice(1), (length) => fits(characters.slice(0, length).join(''))) ?? 1;
  return characters.slice(0, count).join('');
}

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

function lastThat(values: readonly number[], passes: (value: number) => boolean): number | undefined {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (passes(values[middle]!)) from = middle + 1;
    else to = middle;
  }
  return values[from - 1];
}
