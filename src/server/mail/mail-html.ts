/**
 * The HTML beside a mail's plain text: the same words, laid out from right to left. Mail readers drop much of a
 * document, so that each direction stands on the elements themselves.
 */

/** Every line keeps its own direction; an http address is not made a link: a stranger wrote it. */
export function htmlOf(title: string, text: string): string {
  const lines = text.split('\n').map((line) => `<div${directionOf(line)}>${escape(line) || '<br>'}</div>`);
  return [
    '<!doctype html>',
    '<html lang="he" dir="rtl">',
    `<head><meta charset="utf-8"><title>${escape(title)}</title></head>`,
    '<body dir="rtl">',
    '<div dir="rtl" style="direction:rtl;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">',
    ...lines,
    '</div>',
    '</body>',
    '</html>',
  ].join('\n');
}

/** Signs alone have none; `auto` would lay them out from left to right. */
function directionOf(line: string): string {
  return /[\p{L}\p{N}]/u.test(line) ? ' dir="auto"' : '';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
