/** Some proxies remove the quotation marks or weaken the tag. */
const VERSION = /^(?:W\/)?("?)(\d{1,15})\1$/;

/** True without the header, false for a malformed one (RFC 9110, 13.1.1). */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => VERSION.exec(tag.trim())?.[2] === String(version));
}

export function versionTag(version: number): string {
  return `"${version}"`;
}
