/**
 * The address of a paid tutorial's page: a picture's own address with which page of which tutorial it is and until
 * when it holds, signed over the whole of it. A copy has a signature of its own.
 * `/files/<…>.webp?tutorial=<id>&page=<from 1>&expires=<unix seconds>&signature=<base64url>`
 */
export interface PageGrant {
  tutorial: string;
  /** From 1. */
  page: number;
  /** Unix time, seconds. */
  expires: number;
}

const SIGNED =
  /^([^?#]+)\?tutorial=([\w-]{1,64})&page=([1-9]\d{0,2})&expires=(\d{10})&signature=([\w-]{22})$/;

/** What a signed address says; null when it isn't written as one. It may have ended or be forged. */
export function readSignedAddress(
  address: string,
): { address: string; grant: PageGrant; signature: string } | null {
  const found = SIGNED.exec(address);
  if (!found) return null;
  const [, plain, tutorial, page, expires, signature] = found;
  const grant = { tutorial: tutorial!, page: Number(page), expires: Number(expires) };
  return { address: plain!, grant, signature: signature! };
}

/** The address as it is stored: without its grant, if it has one. */
export function plainAddress(address: string): string {
  return readSignedAddress(address)?.address ?? address;
}

/** What is signed; `path`: of the picture or of one of its copies. */
export function grantedAddress(path: string, { tutorial, page, expires }: PageGrant): string {
  return `${path}?tutorial=${tutorial}&page=${page}&expires=${expires}`;
}

export function signedAddress(path: string, grant: PageGrant, signature: string): string {
  return `${grantedAddress(path, grant)}&signature=${signature}`;
}
