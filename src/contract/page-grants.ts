/** The tutorial, page and expiry of a paid page's address, signed together with it. */
export interface PageGrant {
  tutorial: string;
  page: number;
  /** Unix time, seconds. */
  expires: number;
}

const SIGNED =
  /^([^?#]+)\?tutorial=([\w-]{1,64})&page=([1-9]\d{0,2})&expires=(\d{10})&signature=([\w-]{22})$/;

/** Null if it isn't a signed address; it may be expired or forged. */
export function readSignedAddress(
  address: string,
): { address: string; grant: PageGrant; signature: string } | null {
  const found = SIGNED.exec(address);
  if (!found) return null;
  const [, plain, tutorial, page, expires, signature] = found;
  const grant = { tutorial: tutorial!, page: Number(page), expires: Number(expires) };
  return { address: plain!, grant, signature: signature! };
}

export function plainAddress(address: string): string {
  return readSignedAddress(address)?.address ?? address;
}

export function grantedAddress(path: string, { tutorial, page, expires }: PageGrant): string {
  return `${path}?tutorial=${tutorial}&page=${page}&expires=${expires}`;
}

export function signedAddress(path: string, grant: PageGrant, signature: string): string {
  return `${grantedAddress(path, grant)}&signature=${signature}`;
}
