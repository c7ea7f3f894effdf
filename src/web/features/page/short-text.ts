/** About what search engines show of a description, characters. */
const LONGEST = 160;

/** On one line; a long text is cut at a word and ends in `…`. */
export function shortText(text: string, longest = LONGEST): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  // No dangling punctuation and no half of a surrogate pair.
  return `${words.replace(/[\s\uD800-\uDBFF,;:.·–—-]+$/, '')}…`;
}
