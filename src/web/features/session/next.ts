/** Path, query and fragment of `next`; null if it isn't an address of this site. */
export function safeNext(next: string | undefined, origin: string): string | null {
  if (!next?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return null;
  }
  // Two slashes would name another host; the parsed path is checked, as dots in `next` can lead to them.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search + url.hash : null;
}
