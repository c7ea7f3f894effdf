/** What a field of a kind must refuse. */

const NO_TEXT = [7, true, {}, [], ['x'], null];
const UNSTORABLE = ['x\0', 'a\ud800'];
export const TEXT = [...NO_TEXT, ...UNSTORABLE, '', ' ', '\u200f\u2066', 'א'.repeat(6_000)];
export const LINE = [...TEXT, 'two\nlines', 'x\r\nBcc: y@example.com', '\u0007', '\u0085'];
/** Null and blank mean none. */
export const OPTIONAL_LINE = LINE.filter(
  (value) => value !== null && (typeof value !== 'string' || value.trim() !== ''),
);
export const EMAIL = [
  7,
  {},
  [],
  true,
  'no',
  'a@',
  'a@b.co\nBcc: x@y.co',
  'a\u202eb@x.co',
  `${'x'.repeat(250)}@a.co`,
];
export const PHONE = [7, {}, [], true, '12', '=1+1', '050-1234567\n1', 'טלפון', '0'.repeat(300)];
export const WEB_ADDRESS = [
  7,
  {},
  [],
  '',
  'x',
  'javascript:alert(1)',
  'ftp://a.co',
  'data:,x',
  `https://a.co/${'x'.repeat(600)}`,
];
export const IMAGE = [
  7,
  null,
  {},
  [],
  '',
  'https://a.co/x.png',
  'data:image/png;base64,',
  'data:image/png;base64,iVBORw',
];
export const CHOICE = ['', 'other', '__proto__', 'constructor', 7, true, null, {}, []];
export const FLAG = ['true', '', 0, 1, null, {}, []];
export const ID = ['', 7, true, null, {}, [], { $ne: '' }, 'x'.repeat(65)];
export const MONEY = ['10', '', -1, -0.01, 0.001, 1e21, true, null, {}, []];
export const QUANTITY = ['1', '', 0, -1, 1.5, 1_000, 1e21, true, null, {}, []];
export const RECORD = [undefined, null, 7, 'x', [], {}];

export function many<Value>(value: Value): Value[] {
  return Array.from({ length: 101 }, () => value);
}
