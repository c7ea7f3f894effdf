/** Mail readers ignore `dir="auto"` and control characters, so each line's element has its direction. */
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';

type Direction = 'rtl' | 'ltr';

const FONT = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#2c1810';

/** Leaves http addresses unlinked, since a stranger wrote them. */
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

const ISOLATE = /([\u2066\u2068])([^\u2066-\u2069]*)\u2069/g;
const ADDRESS =
  /https?:\/\/[^\s\u2066-\u2069]+|[\w.+%-]{1,64}@[\w.-]{1,255}|(?<![\w+])(?:\+\d|0\d)[ \d().-]{5,16}\d/g;
const RUN = new RegExp(`${ISOLATE.source}|${ADDRESS.source}`, 'g');
/** The elements replace them, and one that a stranger left open would turn the rest. */
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
