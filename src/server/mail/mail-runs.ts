/** Mail readers ignore `dir="auto"` and control characters, so each line's element has its direction. */
export type Direction = 'rtl' | 'ltr';

export function htmlOfLine(line: string, around: Direction): string {
  if (line.trim() === '') return '<div><br></div>';
  const dir = directionOf(line.replace(ISOLATE, ''), around);
  return `<div dir="${dir}" style="${directionStyle(dir)}">${withRuns(line)}</div>`;
}

export function directionStyle(dir: Direction): string {
  return `direction:${dir};text-align:${dir === 'rtl' ? 'right' : 'left'}`;
}

const ISOLATE = /([\u2066\u2068])([^\u2066-\u2069]*)\u2069/g;
const ADDRESS =
  /https?:\/\/[^\s\u2066-\u2069]+|[\w.+%-]{1,64}@[\w.-]{1,255}|(?<![\w+])(?:\+\d|0\d)[ \d().-]{5,16}\d/g;
/** A phone number stays on one line. */
const PHONE = /^\+?\d[ \d().-]{5,17}$/;
const RUN = new RegExp(`${ISOLATE.source}|${ADDRESS.source}`, 'g');
/** The elements replace them, and one that a stranger left open would turn the rest. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

export function withRuns(line: string): string {
  let html = '';
  let end = 0;
  for (const { 0: run, 1: control, 2: isolated, index } of line.matchAll(RUN)) {
    const text = isolated ?? run;
    const dir = control === '\u2068' ? directionOf(text, 'ltr') : 'ltr';
    const style = `unicode-bidi:isolate${PHONE.test(text) ? ';white-space:nowrap' : ''}`;
    html += `${escapeHtml(line.slice(end, index))}<span dir="${dir}" style="${style}">${escapeHtml(text)}</span>`;
    end = index + run.length;
  }
  return html + escapeHtml(line.slice(end));
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

export function directionOf(text: string, otherwise: Direction): Direction {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return otherwise;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '');
}

export function escapeHtml(text: string): string {
  return withoutControls(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
