/** Where login leads afterwards: paths of this site only (product.md, Cart and checkout). */

/** The path, query and fragment of `next`, or null where it leads elsewhere or is none. */
export function safeNext(next: string | undefined, origin: string): string | null {
  if (!next?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return null;
  }
  // Slashes of either kind at the start would name another host.
  return url.origin === origin && !/^[\\/]{2}/.test(next) ? url.pathname + url.search + url.hash : null;
}
