/** About what a search engine shows of a description. */
const LONGEST = 160;

/** A text on one line; a long one is cut at a word and says so. */
export function shortText(text: string, longest = LONGEST): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  // Neither a mark that led on to the next word nor half of a character stays at the end.
  return `${words.replace(/[\s\uD800-\uDBFF,;:.·–—-]+$/, '')}…`;
}
