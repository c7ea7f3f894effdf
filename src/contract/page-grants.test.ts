import { describe, expect, it } from 'vitest';
import { plainAddress, readSignedAddress, signedAddress } from './page-grants.ts';
import { pictureAddress } from './pictures.ts';

const ADDRESS = pictureAddress('0123456789abcdef0123', 1000, 1250, 'e0ccaa');
const GRANT = { tutorial: '66d0f1c2a3b4c5d6e7f80912', page: 12, expires: 1_790_000_000 };
const SIGNATURE = 'AbCdEfGhIjKlMnOpQrSt-_';
const SIGNED = signedAddress(ADDRESS, GRANT, SIGNATURE);

describe('a signed address', () => {
  it('says what it is for and until when, and what it is without', () => {
    expect(readSignedAddress(SIGNED)).toEqual({ address: ADDRESS, grant: GRANT, signature: SIGNATURE });
    expect(plainAddress(SIGNED)).toBe(ADDRESS);
  });

  it('has room among addresses of pictures', () => {
    expect(SIGNED.length).toBeLessThan(160);
  });

  it.each([
    ADDRESS,
    '',
    `${SIGNED}&x=1`,
    `${SIGNED}#x`,
    SIGNED.replace('page=12', 'page=0'),
    SIGNED.replace('page=12', 'page=012'),
    SIGNED.replace('expires=1', 'expires='),
    SIGNED.replace('tutorial=66', 'tutorial=%zz'),
    SIGNED.replace('&signature', '&page=12&signature'),
  ])('is none, and stays as it is: %s', (address) => {
    expect(readSignedAddress(address)).toBeNull();
    expect(plainAddress(address)).toBe(address);
  });
});
