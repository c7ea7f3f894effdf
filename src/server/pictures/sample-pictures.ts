import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export function plain(width: number, height: number, background = '#b87333') {
  return sharp({ create: { width, height, channels: 3, background } });
}

export function noise(width: number, height: number) {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise: grain } });
}

export function redAndBlue(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  return plain(width, height, '#ff0000').composite([{ input: right, left: width / 2, top: 0 }]);
}

export async function animatedGif(length = 2): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length }, (_, index) =>
      plain(60, 40, index % 2 === 0 ? '#ff0000' : '#0000ff')
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

export async function pngThatDeclares(width: number, height: number): Promise<Buffer> {
  const png = await plain(2, 2).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

export function withScreen(gif: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(gif);
  changed.writeUInt16LE(width, 6);
  changed.writeUInt16LE(height, 8);
  return changed;
}
