import { expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { signedAddress } from '#contract/page-grants.ts';
import { signedPagesOf } from './signed-pages.ts';

const [one, two] = ['1', '2'].map((digit) => pictureAddress(digit.repeat(20), 900, 600, 'aabbcc')) as [
  string,
  string,
];
const grant = { tutorial: 'a', page: 1, expires: 1_790_000_000 };
const signed = (address: string) => signedAddress(address, grant, 'x'.repeat(22));
const signatures = { 320: 'y'.repeat(22) };

test('pages that need a signed address are waited for until it has come', () => {
  const listed = { contentImagesPathes: [signed(one), signed(two)] };
  expect([...signedPagesOf(listed, undefined)]).toEqual([
    [one, null],
    [two, null],
  ]);
  const current = {
    contentImagesPathes: [signed(two), signed(one)],
    contentImagesSignatures: [signatures, {}],
  };
  expect(signedPagesOf(listed, current).get(two)).toEqual({ address: signed(two), signatures });
  expect(signedPagesOf(listed, current).get(one)).toEqual({ address: signed(one), signatures: {} });
});

test('pages with public addresses are not among them', () => {
  const free = { contentImagesPathes: [one, two] };
  expect(signedPagesOf(free, free).size).toBe(0);
  expect(signedPagesOf(null, undefined).size).toBe(0);
});
