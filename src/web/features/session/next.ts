/** Where login leads afterwards: paths of this site only. */

/** The path, query and fragment of `next`, or null where it leads elsewhere or is none. */
export function safeNext(next: string | undefined, origin: string): string | null {
  if (!next?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return null;
  }
  // Two slashes at the start would name another host; what dots lead to is looked at, not what was written.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search + url.hash : null;
}
