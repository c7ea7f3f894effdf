/** What a text pasted from a word processor brings: runs of spaces, tabs, soft line breaks. */

/** For names: one line, single spaces. */
export function tidyLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** For descriptions: paragraphs and lists stay. */
export function tidyParagraphs(text: string): string {
  return text
    .replace(/\r\n?|[\v\u2028]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
