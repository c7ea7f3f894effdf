import { Parser } from 'htmlparser2';

const PARAGRAPHS = new Set(
  'address article aside blockquote dl fieldset figure h1 h2 h3 h4 h5 h6 hr ol p pre section table ul'.split(
    ' ',
  ),
);
const LINES = new Set(
  'caption dd details div dt figcaption footer form header li main nav summary tr'.split(' '),
);
const HIDDEN = new Set(
  'audio canvas head iframe math noscript object script select style svg template textarea title video'.split(
    ' ',
  ),
);

/** Paragraphs, lines and list items stay as lines. No markup survives. */
export function htmlToText(html: string): string {
  const lists: { next: number | null }[] = [];
  let text = '';
  let hidden = 0;
  const breakLine = (name: string) => {
    const wanted = PARAGRAPHS.has(name) ? '\n\n' : LINES.has(name) ? '\n' : '';
    while (!text.endsWith(wanted)) text += '\n';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (HIDDEN.has(name)) hidden++;
      if (name === 'ul' || name === 'ol') lists.push({ next: name === 'ol' ? 1 : null });
      breakLine(name);
      if (name === 'br') text += '\n';
      if (name === 'li') text += markOf(lists.at(-1));
      if (name === 'td' || name === 'th') text += ' ';
    },
    ontext(words) {
      if (hidden > 0) return;
      const plain = words.replaceAll(/\s+/g, ' ');
      text += text.endsWith('\n') ? plain.trimStart() : plain;
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden--;
      if (name === 'ul' || name === 'ol') lists.pop();
      breakLine(name);
    },
  });
  parser.end(html);
  return tidyLines(text);
}

/** For text that isn't HTML but has its entities, such as `&quot;`. */
export function decodeEntities(text: string): string {
  let decoded = '';
  const parser = new Parser({ ontext: (words) => void (decoded += words) });
  parser.end(text.replaceAll('<', '&lt;'));
  return decoded;
}

export function tidyLines(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function markOf(list: { next: number | null } | undefined): string {
  return list?.next ? `${list.next++}. ` : '• ';
}
