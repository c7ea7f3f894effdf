/** Pictures to upload, created here so that no test depends on another's files. */
import { test } from '@playwright/test';
import sharp from 'sharp';

/**
 * A JPEG in one color; each `shade` from 0 to 255 is a different picture. Every test's are its own: one that another
 * test makes a page of a paid tutorial is no longer public.
 */
export function sampleJpeg(shade = 0, width = 640, height = 480): Promise<Buffer> {
  const { testId, repeatEachIndex, retry } = test.info();
  const background = { r: 205, g: (127 + shade) % 256, b: 50 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: `${testId} ${repeatEachIndex} ${retry}` } })
    .toBuffer();
}

/** As the upload call requires it. */
export async function samplePicture(shade?: number): Promise<string> {
  return `data:image/jpeg;base64,${(await sampleJpeg(shade)).toString('base64')}`;
}
