/** Letters of a title that a file's name keeps: with the longest, four bytes each, it still fits on a disk. */
const LENGTH = 60;

/**
 * The header that names a calendar file after its title, in ASCII and, for whoever reads it, in full (RFC 6266).
 * `inline`, because a phone then shows the dates at once instead of putting a file aside.
 */
export function calendarDisposition(title: string): string {
  const name =
    [...title.replace(/[\p{C}\\/:*?"<>|%]+/gu, ' ').trim()].slice(0, LENGTH).join('').trim() || 'workshop';
  const encoded = encodeURIComponent(`${name}.ics`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="workshop.ics"; filename*=UTF-8''${encoded}`;
}
