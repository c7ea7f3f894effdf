/** How the shop's own texts are written: plain text, of which only lines have a meaning. */

export interface ProseBlock {
  kind: 'paragraph' | 'points';
  /** Of a paragraph: its lines. */
  lines: string[];
}

const POINT = /^[-•*]\s+/;

/** A blank line ends a paragraph; lines that begin with `- ` are points. */
export function parseProse(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    let open: ProseBlock | undefined;
    for (const line of part.split('\n').map((one) => one.trim())) {
      if (line === '') continue;
      const kind = POINT.test(line) ? 'points' : 'paragraph';
      if (open?.kind !== kind) {
        open = { kind, lines: [] };
        blocks.push(open);
      }
      open.lines.push(line.replace(POINT, ''));
    }
  }
  return blocks;
}

export interface Pair {
  title: string;
  text: string;
}

/** `title: text`, one a line; a line without a colon is a title alone. */
export function parsePairs(text: string): Pair[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(': ');
      return colon < 0
        ? { title: line.replace(/:$/, ''), text: '' }
        : { title: line.slice(0, colon), text: line.slice(colon + 2).trim() };
    });
}
