import { randomBytes } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { PageGrants } from './page-grants.ts';

const TUTORIAL = '66d0f1c2a3b4c5d6e7f80912';
const PICTURE = pictureAddress('0123456789abcdef0123', 1000, 1250, 'e0ccaa');
const OTHER = pictureAddress('0123456789abcdef0124', 1000, 1250, 'e0ccaa');
const KEY = randomBytes(32);
const START = Date.parse('2026-05-01T10:00:00.400Z');

function grantsAt(ms: number, key = KEY) {
  return new PageGrants(key, () => new Date(START + ms));
}
const [page] = grantsAt(0).sign(TUTORIAL, [PICTURE]);
const signed = page!.address;

/** Replaces one character by the next of the alphabet, which often keeps the address well-formed. */
function changedAt(address: string, place: number): string {
  const code = address.charCodeAt(place);
  const next = /[0-8a-yA-Y]/.test(address[place]!) ? code + 1 : code - 1;
  return address.slice(0, place) + String.fromCharCode(next) + address.slice(place + 1);
}

describe('the address of a paid page', () => {
  it('holds for fifteen minutes', () => {
    expect(grantsAt(0).remaining(signed)).toBe(899);
    expect(grantsAt(600_000).remaining(signed)).toBe(299);
    expect(grantsAt(898_000).remaining(signed)).toBe(1);
    expect(grantsAt(900_000).remaining(signed)).toBeNull();
    expect(grantsAt(86_400_000).remaining(signed)).toBeNull();
  });

  it('is signed to its last character', () => {
    const wrong = Array.from(signed, (_, place) => changedAt(signed, place));
    expect(wrong.filter((address) => grantsAt(0).remaining(address) !== null)).toEqual([]);
  });

  test.each([
    ['a later end', signed.replace(/expires=\d+/, (end) => `expires=${Number(end.slice(8)) + 60}`)],
    ['another page', signed.replace('page=1', 'page=2')],
    ['another tutorial', signed.replace(TUTORIAL, '66d0f1c2a3b4c5d6e7f80913')],
    ['another picture', signed.replace(PICTURE, OTHER)],
    ['a copy', signed.replace('.webp?', '.320.avif?')],
    ['the path written in another way', signed.replace('/files/0', '/files/%30')],
    ['something after it', `${signed}&x=1`],
    ['something before it', `https://shop.example${signed}`],
    ['no signature', signed.replace(/&signature.*/, '')],
    ['a signature in base64 of the other kind', signed.replace(/.{22}$/, '++++++++++++++++++++++')],
    ['the parts in another order', signed.replace(/(page=1)&(expires=\d+)/, '$2&$1')],
  ])('is worth nothing with %s', (_what, address) => {
    expect(address).not.toBe(signed);
    expect(grantsAt(0).remaining(address)).toBeNull();
  });

  it('is invalid in another shop', () => {
    expect(grantsAt(0, randomBytes(32)).remaining(signed)).toBeNull();
  });

  it('comes with a signature for each copy of its picture, valid for that copy alone', () => {
    expect(Object.keys(page!.signatures)).toEqual(['320', '720', '1080']);
    const query = signed.slice(PICTURE.length);
    for (const [width, signature] of Object.entries(page!.signatures)) {
      const copy = (px: string, format = 'avif') =>
        PICTURE.replace('.webp', `.${px}.${format}`) + query.replace(/[\w-]{22}$/, signature);
      expect(grantsAt(0).remaining(copy(width))).toBe(899);
      for (const foreign of ['120', '320', '480', '720', '1080', '1600'].filter((px) => px !== width)) {
        expect(grantsAt(0).remaining(copy(foreign))).toBeNull();
      }
      expect(grantsAt(0).remaining(copy(width, 'webp'))).toBeNull();
    }
  });

  it('differs by its page', () => {
    const pages = grantsAt(0).sign(TUTORIAL, [PICTURE, PICTURE]);
    expect(pages[1]!.address).toContain('page=2');
    expect(pages[0]!.address.slice(-22)).not.toBe(pages[1]!.address.slice(-22));
    expect(grantsAt(0).signAddresses(TUTORIAL, [PICTURE, PICTURE])).toEqual(
      pages.map(({ address }) => address),
    );
  });
});
