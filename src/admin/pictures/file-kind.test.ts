import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';

const iso = (...brands: string[]) => `\0\0\0\x18ftyp${brands[0]}\0\0\0\0${brands.join('')}meta`;

test.each([
  ['a PDF', '%PDF-1.7\n%', 'pdf'],
  ['an iPhone’s picture', iso('heic', 'mif1'), 'heic'],
  ['several pictures in one', iso('mif1', 'heic'), 'heic'],
  ['a sequence of pictures', iso('msf1', 'hevc'), 'heic'],
  ['AVIF', iso('avif', 'mif1'), 'other'],
  ['AVIF under the common brand', iso('mif1', 'avif'), 'other'],
  ['a film', iso('mp42', 'isom'), 'other'],
  ['a JPEG that is named HEIC', '\xff\xd8\xff\xe0', 'other'],
  ['a text about them', 'heic ftypheic %PDF-', 'other'],
  ['nothing', '', 'other'],
])('%s is told by its content', async (_what, content, kind) => {
  const file = new File([Buffer.from(content, 'latin1')], 'picture.heic', { type: 'image/heic' });
  expect(await fileKind(file)).toBe(kind);
});
