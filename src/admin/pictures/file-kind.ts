/** For file choosers; Windows doesn't count HEIC as a picture. */
export const PICTURE_FILES = 'image/*,.heic,.heif';

/** Told by content: names and types may be wrong. */
export type FileKind = 'pdf' | 'heic' | 'other';

/** Bytes; enough for the brands of an ISO file. */
const HEAD = 64;
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

export async function fileKind(file: Blob): Promise<FileKind> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEAD).arrayBuffer());
  if (head.startsWith('%PDF-')) return 'pdf';
  return isHeic(head) ? 'heic' : 'other';
}

/** AVIF, which the server reads, may have the same main brand. */
function isHeic(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false;
  return HEIC_BRANDS.has(head.slice(8, 12)) && !head.includes('avif') && !head.includes('avis');
}
