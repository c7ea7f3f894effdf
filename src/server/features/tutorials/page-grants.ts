import { type KeyObject, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { type PageGrant, grantedAddress, readSignedAddress, signedAddress } from '#contract/page-grants.ts';
import { type PageSignatures, pageWidthsFor, pictureCopy, readPictureAddress } from '#contract/pictures.ts';

const LIFE = 15 * 60; // seconds
const SIGNATURE_LENGTH = 22; // base64url characters: over 128 bits

export interface SignedPage {
  address: string; // signed
  signatures: PageSignatures; // of its copies
}

export class PageGrants {
  readonly #key: KeyObject;
  readonly #now: () => Date;

  constructor(key: Buffer, now: () => Date) {
    // Prepared once: a list may have thousands of pages.
    this.#key = createSecretKey(key);
    this.#now = now;
  }

  /** In the given order, from plain addresses; all end together. */
  sign(tutorial: string, pages: readonly string[]): SignedPage[] {
    const expires = Math.floor(this.#seconds()) + LIFE;
    return pages.map((path, index) => {
      const grant = { tutorial, page: index + 1, expires };
      return { address: this.#signed(path, grant), signatures: this.#copiesOf(path, grant) };
    });
  }

  /** Without signatures of the copies, for lists. */
  signAddresses(tutorial: string, pages: readonly string[]): string[] {
    const expires = Math.floor(this.#seconds()) + LIFE;
    return pages.map((path, index) => this.#signed(path, { tutorial, page: index + 1, expires }));
  }

  /** Seconds until the address of a page or copy ends; null if it has ended or was not signed here. */
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
