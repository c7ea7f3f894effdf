/** Texts of strangers in a plain text: they turn nothing around them, and nothing around turns them. */

/** Marks and controls of direction. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** One line, of letters and signs alone. */
export function plainLine(text: string): string {
  return text
    .replace(CONTROLS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** U+2068 to U+2069: one line with a direction of its own. */
export function isolated(text: string): string {
  return `\u2068${plainLine(text)}\u2069`;
}

/** U+2066 to U+2069: an address, from left to right whatever it begins with. */
export function isolatedAddress(text: string): string {
  return `\u2066${plainLine(text)}\u2069`;
}
