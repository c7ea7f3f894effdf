/** Hebrew and Latin in one file, so that the machine needs no fonts. */
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

const FAMILY = 'Frank Ruhl Libre';

export const FONT: ResvgRenderOptions['font'] = {
  loadSystemFonts: false,
  fontFiles: [join(import.meta.dirname, 'fonts', 'FrankRuhlLibre-Medium.ttf')],
  defaultFontFamily: FAMILY,
};

const NOT_IN_FONT =
  /[^ -~\u00a0-\u017f\u0192\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20aa\u20ac\u2113\u2122\u2212\p{Script=Hebrew}]|[\u0591-\u05af]/gu;

export function drawable(text: string): string {
  const composed = text.normalize('NFC').replaceAll(/[\u2010\u2011\u05be]/g, '-');
  return composed.replaceAll(/\s/g, ' ').replaceAll(NOT_IN_FONT, '').replaceAll(/ +/g, ' ').trim();
}

export function widthOf(text: string, size: number): number {
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg">${textElement(text, { x: 0, y: size, size, anchor: 'start' })}</svg>`,
    {
      font: FONT,
    },
  ).getBBox();
  return box?.width ?? 0;
}

interface TextPlace {
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'end' | 'middle';
  dir?: 'rtl' | 'ltr';
  fill?: string;
}

/** The renderer takes every paragraph for left-to-right: an isolate sets the direction. */
export function textElement(
  text: string,
  { x, y, size, anchor, dir = 'ltr', fill = '#000' }: TextPlace,
): string {
  const isolated = `${dir === 'rtl' ? '\u2067' : '\u2066'}${text}\u2069`;
  return `<text x="${x}" y="${y}" font-family="${FAMILY}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${escaped(isolated)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
