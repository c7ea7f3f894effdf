/** The five kinds of picture that are taken, told by their first bytes and not by their name (api.md, Uploads). */

/** Whether these bytes begin as JPEG, PNG, GIF, WebP or AVIF does. Everything else, SVG too, never meets a decoder. */
export function isPictureByContent(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF[\s\S]{4}WEBP/.test(head) ||
    isAvif(head)
  );
}

/** An ISO media file that names AVIF as its kind or as one that it is compatible with. */
function isAvif(head: string): boolean {
  return head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8));
}
