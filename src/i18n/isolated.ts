/** Plain texts typed by strangers, isolated so that their direction doesn't affect the text around them. */

/** Direction marks and controls. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Without line breaks and control characters. */
export function plainLine(text: string): string {
  return text
    .replace(CONTROLS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** One line in its own direction, between U+2068 and U+2069. */
export function isolated(text: string): string {
  return `\u2068${plainLine(text)}\u2069`;
}

/** An address, always left to right, between U+2066 and U+2069. */
export function isolatedAddress(text: string): string {
  return `\u2066${plainLine(text)}\u2069`;
}
