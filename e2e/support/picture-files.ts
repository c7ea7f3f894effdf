/** Files to upload, and the ways into a browser besides its file chooser. */
import type { Locator, Page } from '@playwright/test';
import { sampleJpeg } from './sample-picture.ts';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Shades fewer than ten apart may be the same picture. */
export async function jpegFile(name: string, shade: number, width = 640, height = 480): Promise<PictureFile> {
  return { name, mimeType: 'image/jpeg', buffer: await sampleJpeg(shade, width, height) };
}

/** Named like a picture, but none. */
export const brokenFile = (name: string): PictureFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('no picture'),
});

/** Chooses these files in the file chooser that the button opens. */
export async function choose(button: Locator, files: PictureFile[]): Promise<void> {
  const opens = button.page().waitForEvent('filechooser');
  await button.click();
  await (await opens).setFiles(files);
}

/** Drags files over an element. */
export async function dropOn(target: Locator, files: PictureFile[]): Promise<void> {
  const dataTransfer = await transferOf(target.page(), files);
  await target.dispatchEvent('dragenter', { dataTransfer });
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}

/** Pastes files, and optionally a text, at the focus. */
export async function paste(page: Page, files: PictureFile[], text?: string): Promise<void> {
  const transfer = await transferOf(page, files);
  await page.evaluate(
    ([clipboardData, text]) => {
      if (text !== undefined) clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(event);
    },
    [transfer, text] as const,
  );
}

function transferOf(page: Page, files: PictureFile[]) {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  return page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of given)
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    return transfer;
  }, sent);
}
