import { LANGS } from '#domain/language.ts';
import { pages } from '#contract/routes.ts';

export const SECURITY_TXT = '/.well-known/security.txt';

const DAY = 24 * 60 * 60_000;
/** RFC 9116, 2.5.5 asks for less than a year. */
const HOLDS_DAYS = 180;

/** Where to tell of a weakness (RFC 9116). Null: the shop has neither an email nor an address by https. */
export function securityTxt(
  { email, publicUrl }: { email: string | null; publicUrl: string },
  now: Date,
): string | null {
  const page = publicUrl.startsWith('https:') ? publicUrl + pages.contact() : null;
  const contact = email === null ? page : `mailto:${email}`;
  if (contact === null) return null;
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + HOLDS_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${LANGS.join(', ')}`,
    `Canonical: ${publicUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
