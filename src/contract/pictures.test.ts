import { describe, expect, it } from 'vitest';
import { pictureAddress, pictureCopy, readPictureAddress, widthsFor } from './pictures.ts';

const HASH = '0123456789abcdef0123';

describe('a picture address', () => {
  it('says size and colour', () => {
    const address = pictureAddress(HASH, 1000, 1250, 'e0ccaa');
    const facts = readPictureAddress(address);
    expect(facts).toEqual({
      base: address.replace('.webp', ''),
      width: 1000,
      height: 1250,
      color: '#e0ccaa',
    });
    expect(pictureCopy(facts!, 480, 'avif')).toBe(`/files/${HASH}-1000x1250-e0ccaa.480.avif`);
  });

  it.each([
    '',
    '/files/x.webp',
    `/files/${HASH}-10x10-e0ccaa.png`,
    `https://evil.example/files/${HASH}-1x1-000000.webp`,
    `/files/../${HASH}-1x1-000000.webp`,
  ])('%j is none of ours', (address) => {
    expect(readPictureAddress(address)).toBeNull();
  });
});

describe('widthsFor', () => {
  it.each([
    [100, [120]],
    [120, [120]],
    [480, [120, 320, 480]],
    [1000, [120, 320, 480, 720, 1080]],
    [2000, [120, 320, 480, 720, 1080, 1600]],
  ])('a picture %i px wide has copies of %j', (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });

  it.each([
    [2000, 108, [120]],
    [2000, 204, [120, 320]],
    [100, 600, [120]],
  ])('a picture %i px wide that is shown on at most %i has copies of %j', (width, shown, widths) => {
    expect(widthsFor(width, shown)).toEqual(widths);
  });
});
