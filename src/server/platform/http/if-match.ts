/** `If-Match`: a change is meant for one version of a thing (api.md, Form; RFC 9110, 13.1.1). */

/** With or without quotation marks; weak too, as some proxies make an ETag on the way. */
const VERSION = /^(?:W\/)?("?)(\d{1,15})\1$/;

/** Whether a change may be made to this version: without the header always, with a malformed one never. */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => VERSION.exec(tag.trim())?.[2] === String(version));
}

/** The version as an entity tag. */
export function versionTag(version: number): string {
  return `"${version}"`;
}
