/** A CSV file doesn't say how its letters are written. */

export const ENCODINGS = ['utf-8', 'windows-1255', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Decoded {
  text: string;
  encoding: Encoding;
  /** The text leaves no doubt. */
  isSure: boolean;
}

/** Null for a spreadsheet's own file, which is a zip. */
export function decodeFile(bytes: Uint8Array, chosen?: Encoding): Decoded | null {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return null;
  if (chosen) return { text: decoded(bytes, chosen), encoding: chosen, isSure: false };
  const marked = encodingOfMark(bytes) ?? encodingOfZeros(bytes);
  if (marked) return { text: decoded(bytes, marked), encoding: marked, isSure: true };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8', isSure: true };
  } catch {
    // What isn't UTF-8 is a code page: the Hebrew one, unless that makes no Hebrew words of it.
    const hebrew = decoded(bytes, 'windows-1255');
    const encoding = /[א-ת]{2}/.test(hebrew) ? 'windows-1255' : 'windows-1252';
    return { text: decoded(bytes, encoding), encoding, isSure: false };
  }
}

function decoded(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function encodingOfMark(bytes: Uint8Array): Encoding | null {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  return startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : null;
}

const LOOKED_AT = 1_000;

/** Every other byte of Latin letters and commas is 0 in UTF-16. */
function encodingOfZeros(bytes: Uint8Array): Encoding | null {
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  if (Math.max(...zeros) <= start.length / 8) return null;
  return zeros[1]! > zeros[0]! ? 'utf-16le' : 'utf-16be';
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
