import { describe, expect, test } from 'vitest';
import { isSeveral, typedChoices } from './typed-choices.ts';

describe('typed and pasted choices', () => {
  test.each([
    ['כסף', ['כסף']],
    ['  כסף   925 ', ['כסף 925']],
    ['', []],
    [' , ;\n', []],
    ['כסף, זהב,נחושת', ['כסף', 'זהב', 'נחושת']],
    ['50\r\n52\n\n54', ['50', '52', '54']],
    ['S\tM;L', ['S', 'M', 'L']],
    ['52, 52, 54', ['52', '54']],
    ['48-54', ['48', '50', '52', '54']],
    ['48–51', ['48', '49', '50', '51']],
    ['48 - 50:1', ['48', '49', '50']],
    ['1-4', ['1', '2', '3', '4']],
    ['16.5-18:0.5', ['16.5', '17', '17.5', '18']],
    ['48-52, XL', ['48', '50', '52', 'XL']],
    ['62-48', ['62-48']],
    ['1-4:0', ['1-4:0']],
    ['1990-2026:0.01', ['1990-2026:0.01']],
    ['3-6 חודשים', ['3-6 חודשים']],
  ])('%j', (text, titles) => {
    expect(typedChoices(text)).toEqual(titles);
  });

  test.each([
    ['כסף', false],
    ['  כסף  925', false],
    ['', false],
    ['a, b', true],
    ['48-62', true],
  ])('%j is several: %s', (text, several) => {
    expect(isSeveral(text)).toBe(several);
  });
});
