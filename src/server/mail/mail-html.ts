/**
 * The HTML beside a mail's plain text: the same words, each line laid out in its direction. Mail readers drop much of a
 * document, know no `dir="auto"` and leave controls in the text unheeded, so that each direction stands on the elements.
 */
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';

type Direction = 'rtl' | 'ltr';

const FONT = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#2c1810';

/** `lang` is the frame's. An http address is not made a link: a stranger wrote it. */
export function htmlOf({ lang, subject, body }: { lang: Lang; subject: string; body: string }): string {
  const { dir } = LOCALE[lang];
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}">`,
    `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    `<body dir="${dir}">`,
    `<div lang="${lang}" dir="${dir}" style="${styleOf(dir)};${FONT}">`,
    ...body.split('\n').map((line) => htmlOfLine(line, dir)),
    '</div>',
    '</body>',
    '</html>',
  ].join('\n');
}

function htmlOfLine(line: string, around: Direction): string {
  if (line.trim() === '') return '<div><br></div>';
  const dir = directionOf(line.replace(ISOLATE, ''), around);
  return `<div dir="${dir}" style="${styleOf(dir)}">${withRuns(line)}</div>`;
}

function styleOf(dir: Direction): string {
  return `direction:${dir};text-align:${dir === 'rtl' ? 'right' : 'left'}`;
}

/** What the plain text isolates: U+2066 from left to right, U+2068 in its own direction; both end by U+2069. */
const ISOLATE = /([\u2066\u2068])([^\u2066-\u2069]*)\u2069/g;
/** Addresses and phone numbers in the midst of a message. */
const ADDRESS =
  /https?:\/\/[^\s\u2066-\u2069]+|[\w.+%-]{1,64}@[\w.-]{1,255}|(?<![\w+])(?:\+\d|0\d)[ \d().-]{5,16}\d/g;
const RUN = new RegExp(`${ISOLATE.source}|${ADDRESS.source}`, 'g');
/** In HTML the elements say it; a control that a stranger left open would turn what follows. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

function withRuns(line: string): string {
  let html = '';
  let end = 0;
  for (const { 0: run, 1: control, 2: isolated, index } of line.matchAll(RUN)) {
    const text = isolated ?? run;
    const dir = control === '\u2068' ? directionOf(text, 'ltr') : 'ltr';
    html += `${escape(line.slice(end, index))}<span dir="${dir}" style="unicode-bidi:isolate">${escape(text)}</span>`;
    end = index + run.length;
  }
  return html + escape(line.slice(end));
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** That of its first letter; signs and digits alone have none. */
function directionOf(text: string, otherwise: Direction): Direction {
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

function escape(text: string): string {
  return text.replace(CONTROLS, '').replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
