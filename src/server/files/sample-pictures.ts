/** Pictures for tests, made on the spot. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A plain picture of this size in px. */
export function plain(width: number, height: number, background = '#b87333') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture that doesn't compress well. */
export function noise(width: number, height: number) {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise: grain } });
}

/** Left half red, right half blue. */
export function redAndBlue(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  return plain(width, height, '#ff0000').composite([{ input: right, left: width / 2, top: 0 }]);
}

/** A GIF that shows red, then blue. */
export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((color) => plain(60, 40, color).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } }).gif().toBuffer();
}

/** A tiny PNG file whose header declares this size. */
export async function pngThatDeclares(width: number, height: number): Promise<Buffer> {
  const png = await plain(2, 2).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
