import { expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';

const TEXT = 'Title,Price\nטבעת,180\nצמיד,90\n';
const ofHebrew = (text: string) =>
  Uint8Array.from(text, (letter) =>
    letter >= 'א' ? letter.charCodeAt(0) - 0x5d0 + 0xe0 : letter.charCodeAt(0),
  );
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT), 'utf-8', true],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${TEXT}`), 'utf-8', true],
  ['Windows-1255', ofHebrew(TEXT), 'windows-1255', false],
  ['UTF-16 with its mark', utf16(`\uFEFF${TEXT}`), 'utf-16le', true],
  ['UTF-16 without', utf16(TEXT), 'utf-16le', true],
  ['big-endian UTF-16', swapped(utf16(TEXT)), 'utf-16be', true],
])('%s is read', (_name, bytes, encoding, isSure) => {
  expect(decodeFile(bytes)).toEqual({ text: TEXT, encoding, isSure });
});

it('what isn’t Hebrew is taken for a western code page, and can be chosen otherwise', () => {
  const bytes = Uint8Array.from('Title\ncaf\u00e9 ring', (letter) => letter.charCodeAt(0));
  expect(decodeFile(bytes)).toEqual({
    text: 'Title\ncaf\u00e9 ring',
    encoding: 'windows-1252',
    isSure: false,
  });
  expect(decodeFile(bytes, 'windows-1255')?.text).toBe('Title\ncafי ring');
});

it('nothing is UTF-8, and a spreadsheet’s own file is none', () => {
  expect(decodeFile(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8', isSure: true });
  expect(decodeFile(Uint8Array.of(0x50, 0x4b, 3, 4, 0))).toBeNull();
});
