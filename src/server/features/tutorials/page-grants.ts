/** Signing the addresses of paid tutorials' pages, and checking them. */
import { type KeyObject, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { type PageGrant, grantedAddress, readSignedAddress, signedAddress } from '#contract/page-grants.ts';
import { type PageSignatures, pageWidthsFor, pictureCopy, readPictureAddress } from '#contract/pictures.ts';

/** How long an address holds, in seconds. */
const LIFE = 15 * 60;
/** Characters of base64url that are kept: over 128 bits. */
const SIGNATURE_LENGTH = 22;

/** A page that whoever gets these may look at. */
export interface SignedPage {
  /** The picture's own, signed. */
  address: string;
  /** Of its copies. */
  signatures: PageSignatures;
}

export class PageGrants {
  readonly #key: KeyObject;
  readonly #now: () => Date;

  constructor(key: Buffer, now: () => Date) {
    // Made ready once: a list may have thousands of pages to sign.
    this.#key = createSecretKey(key);
    this.#now = now;
  }

  /** The pages of a tutorial in their order, by their plain addresses; all hold equally long. */
  sign(tutorial: string, pages: readonly string[]): SignedPage[] {
    const expires = Math.floor(this.#seconds()) + LIFE;
    return pages.map((path, index) => {
      const grant = { tutorial, page: index + 1, expires };
      return { address: this.#signed(path, grant), signatures: this.#copiesOf(path, grant) };
    });
  }

  /** The same without the copies, for lists. */
  signAddresses(tutorial: string, pages: readonly string[]): string[] {
    const expires = Math.floor(this.#seconds()) + LIFE;
    return pages.map((path, index) => this.#signed(path, { tutorial, page: index + 1, expires }));
  }

  /**
   * How many seconds the address of a page or of one of its copies still holds; null where it is not to the letter one
   * that was signed here, or has ended.
   */
  remaining(address: string): number | null {
    const read = readSignedAddress(address);
    if (!read) return null;
    const wanted = Buffer.from(this.#signature(read.address, read.grant));
    if (!timingSafeEqual(Buffer.from(read.signature), wanted)) return null;
    const left = Math.floor(read.grant.expires - this.#seconds());
    return left > 0 ? left : null;
  }

  #signed(path: string, grant: PageGrant): string {
    return signedAddress(path, grant, this.#signature(path, grant));
  }

  #copiesOf(path: string, grant: PageGrant): PageSignatures {
    const facts = readPictureAddress(path);
    if (!facts) return {};
    const signed = pageWidthsFor(facts.width).map((width) => [
      width,
      this.#signature(pictureCopy(facts, width, 'avif'), grant),
    ]);
    return Object.fromEntries(signed);
  }

  #signature(path: string, grant: PageGrant): string {
    const digest = createHmac('sha256', this.#key).update(grantedAddress(path, grant)).digest('base64url');
    return digest.slice(0, SIGNATURE_LENGTH);
  }

  #seconds(): number {
    return this.#now().getTime() / 1000;
  }
}
