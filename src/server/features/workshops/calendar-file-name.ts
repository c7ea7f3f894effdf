const LENGTH = 60; // at four bytes each, the name still fits on a disk

/** The name in ASCII and in full (RFC 6266). `inline` makes a phone show the dates instead of saving a file. */
export function calendarDisposition(title: string): string {
  const name =
    [...title.replace(/[\p{C}\\/:*?"<>|%]+/gu, ' ').trim()].slice(0, LENGTH).join('').trim() || 'workshop';
  const encoded = encodeURIComponent(`${name}.ics`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="workshop.ics"; filename*=UTF-8''${encoded}`;
}
