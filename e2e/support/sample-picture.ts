/** Pictures to upload, created here so that no test depends on another's files. */
import sharp from 'sharp';

/** A JPEG of one colour; `shade` 0 to 255 makes another picture. */
export function sampleJpeg(shade = 0, width = 640, height = 480): Promise<Buffer> {
  const background = { r: 205, g: (127 + shade) % 256, b: 50 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The same as the upload call takes it. */
export async function samplePicture(shade?: number): Promise<string> {
  return `data:image/jpeg;base64,${(await sampleJpeg(shade)).toString('base64')}`;
}
