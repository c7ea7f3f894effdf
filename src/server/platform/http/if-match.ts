/** Unquoted and weak ones too, as some proxies rewrite them. */
const VERSION = /^(?:W\/)?("?)(\d{1,15})\1$/;

/** Without the header always, with a malformed one never (RFC 9110, 13.1.1). */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => VERSION.exec(tag.trim())?.[2] === String(version));
}

export function versionTag(version: number): string {
  return `"${version}"`;
}
