import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import { directionStyle, escapeHtml, htmlOfLine } from './mail-runs.ts';

const FONT = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#2c1810';

/** Leaves http addresses unlinked, since a stranger wrote them. */
export function htmlOf({ lang, subject, body }: { lang: Lang; subject: string; body: string }): string {
  const { dir } = LOCALE[lang];
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body dir="${dir}">`,
    `<div lang="${lang}" dir="${dir}" style="${directionStyle(dir)};${FONT}">`,
    ...body.split('\n').map((line) => htmlOfLine(line, dir)),
    '</div>',
    '</body>',
    '</html>',
  ].join('\n');
}
