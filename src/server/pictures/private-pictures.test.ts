import { expect, it } from 'vitest';
import { readPictureAddress } from '#contract/pictures.ts';
import { PrivatePictures } from './private-pictures.ts';

const FACTS = { width: 800, height: 600, color: '#cd7f32' };
const pictures = new PrivatePictures(Buffer.alloc(32, 1));

it('names each picture anew, and knows its own names alone', () => {
  const [one, other] = [pictures.newAddress(FACTS), pictures.newAddress(FACTS)];
  expect(one).not.toBe(other);
  expect(readPictureAddress(one)).toMatchObject(FACTS);
  expect([one, other].map((address) => pictures.has(address))).toEqual([true, true]);
  expect(new PrivatePictures(Buffer.alloc(32, 2)).has(one)).toBe(false);
  for (const address of ['', '/files/x.webp', one.replace('/files/', '/pictures/'), `${one}?signature=x`])
    expect(pictures.has(address)).toBe(false);
  const digit = one.at('/files/'.length) === '0' ? '1' : '0';
  expect(pictures.has(`/files/${digit}${one.slice('/files/'.length + 1)}`)).toBe(false);
});
