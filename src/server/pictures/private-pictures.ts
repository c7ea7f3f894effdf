/** Pictures that are only served by signed addresses. Their names tell them from others, so no file is looked up. */
import { createHmac, randomBytes } from 'node:crypto';
import { pictureAddress, readPictureAddress } from '#contract/pictures.ts';

/** Hexadecimal digits of a name: random ones, and the mark that only this shop can make. */
const RANDOM = 12;
const MARK = 8;

export class PrivatePictures {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Another one at each call, so that no public picture has the same content's name. */
  newAddress({ width, height, color }: { width: number; height: number; color: string }): string {
    const random = randomBytes(RANDOM / 2).toString('hex');
    return pictureAddress(`${random}${this.#markOf(random)}`, width, height, color.slice(1));
  }

  has(address: string): boolean {
    const base = readPictureAddress(address)?.base;
    if (base === undefined) return false;
    const hash = base.slice(FOLDER.length, FOLDER.length + RANDOM + MARK);
    return hash.slice(RANDOM) === this.#markOf(hash.slice(0, RANDOM));
  }

  #markOf(random: string): string {
    return createHmac('sha256', this.#key).update(`private picture ${random}`).digest('hex').slice(0, MARK);
  }
}

const FOLDER = '/files/';
