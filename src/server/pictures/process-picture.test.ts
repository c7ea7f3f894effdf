import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPictureAddress } from '#contract/pictures.ts';
import { PICTURE_LIMITS, PictureError, processPicture } from './process-picture.ts';
import { animatedGif, noise, plain, pngThatDeclares, redAndBlue, withScreen } from './sample-pictures.ts';

/** The colour of a point of the stored picture. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  if (red > 200 && green < 60 && blue < 60) return 'red';
  if (blue > 200 && green < 60 && red < 60) return 'blue';
  return pixel.toString('hex');
}

async function refusal(bytes: Uint8Array): Promise<string> {
  const error = await processPicture(bytes).catch((thrown: unknown) => thrown);
  return error instanceof PictureError ? error.code : 'taken';
}

describe('a stored picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is made from %s', async (format) => {
    const picture = await processPicture(await plain(300, 200).toFormat(format).toBuffer());
    expect(await sharp(picture.master).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  });

  test('says its size and average colour in its address', async () => {
    const picture = await processPicture(await plain(300, 200, '#b87333').png().toBuffer());
    const facts = readPictureAddress(picture.address);
    expect(facts).toMatchObject({ width: 300, height: 200, color: picture.color });
    const channels = picture.color
      .slice(1)
      .match(/../g)!
      .map((channel) => parseInt(channel, 16));
    [0xb8, 0x73, 0x33].forEach((wanted, index) =>
      expect(Math.abs(channels[index]! - wanted)).toBeLessThan(4),
    );
  });

  test('has the same name for the same bytes, another for others', async () => {
    const bytes = await plain(40, 40).png().toBuffer();
    const others = await plain(40, 40, '#b87334').png().toBuffer();
    const [first, again, other] = await Promise.all([bytes, Buffer.from(bytes), others].map(processPicture));
    expect(again!.address).toBe(first!.address);
    expect(other!.address).not.toBe(first!.address);
  });

  test('is upright and has no EXIF, GPS or colour profile', async () => {
    const bytes = await redAndBlue(80, 40)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Artist: 'Someone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 9/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await processPicture(bytes);
    expect(picture).toMatchObject({ width: 40, height: 80 });
    const { exif, icc, xmp, orientation } = await sharp(picture.master).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(picture.master.includes('Someone')).toBe(false);
    expect([await colorAt(picture.master, 20, 10), await colorAt(picture.master, 20, 70)]).toEqual([
      'red',
      'blue',
    ]);
  });

  test('is the first frame of an animation', async () => {
    const picture = await processPicture(await animatedGif());
    expect(picture).toMatchObject({ width: 60, height: 40 });
    expect((await sharp(picture.master).metadata()).pages ?? 1).toBe(1);
    expect(await colorAt(picture.master, 30, 20)).toBe('red');
  });

  test('is at most 2,000 px a side and never enlarged', async () => {
    const large = await processPicture(await plain(4_000, 1_000).jpeg().toBuffer());
    expect(large).toMatchObject({ width: 2_000, height: 500 });
    const small = await processPicture(await plain(3, 2).png().toBuffer());
    expect(small).toMatchObject({ width: 3, height: 2 });
  });

  test('keeps its transparency', async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    const bytes = await plain(40, 40).ensureAlpha().extend({ left: 20, background: clear }).png().toBuffer();
    const { master } = await processPicture(bytes);
    expect((await sharp(master).metadata()).hasAlpha).toBe(true);
  });

  test('is converted from CMYK to screen colours', async () => {
    const bytes = await redAndBlue(80, 40).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const { master } = await processPicture(bytes);
    const { space, channels } = await sharp(master).metadata();
    expect({ space, channels }).toEqual({ space: 'srgb', channels: 3 });
  });
});

describe('a file is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text that is called .jpg', Buffer.from('not a picture at all')],
    ['SVG', Buffer.from(svg)],
    ['SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a picture of another kind', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['only the first bytes of a JPEG', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['SVG behind the first bytes of a JPEG', Buffer.from(`\xff\xd8\xff${svg}`, 'latin1')],
  ])('as no image: %s', async (_what, bytes) => {
    expect(await refusal(bytes)).toBe('not_an_image');
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as no image: half a %s', async (format) => {
    const whole = await noise(300, 300).toFormat(format, { effort: 1 }).toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('not_an_image');
  });

  test('as too large: over 10 MB', async () => {
    const bytes = Buffer.concat([await plain(9, 9).png().toBuffer(), Buffer.alloc(PICTURE_LIMITS.bytes)]);
    expect(await refusal(bytes)).toBe('picture_too_large');
  });

  test('as too large: a tiny file that declares a huge picture, without decoding it', async () => {
    const before = process.memoryUsage.rss();
    expect(await refusal(await pngThatDeclares(30_000, 30_000))).toBe('picture_too_large');
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('as too large: over 40 megapixels counting all frames', async () => {
    expect(await refusal(withScreen(await animatedGif(10), 2_000, 2_000))).toBe('taken');
    expect(await refusal(withScreen(await animatedGif(11), 2_000, 2_000))).toBe('picture_too_large');
  });
});
