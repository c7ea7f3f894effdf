/** A table at most 600 px wide is what all mail readers lay out alike. */
import { isolated } from '#i18n/isolated.ts';
import { LOCALE } from '#i18n/locales.ts';
import { directionOf, directionStyle, escapeHtml } from '../mail-runs.ts';
import type { MailDocument, MailItem, MailPart, SumRow } from './mail-document.ts';
import { COLORS, DISPLAY_FACE, type Elements, SMALL, TEXT_FACE, elementsFor } from './mail-elements.ts';
import { htmlOfVisit } from './mail-visit.ts';

/** px */
const WIDTH = 600;

export function layOut({
  lang,
  subject,
  brand,
  heading,
  preview = heading,
  parts,
  footer,
}: MailDocument): string {
  const { dir } = LOCALE[lang];
  const page = elementsFor(dir);
  const hairline = `1px solid ${COLORS.line}`;
  const rows = [
    page.cell(
      page.line(brand, `${DISPLAY_FACE};font-size:22px;color:${COLORS.ink}`),
      `padding:24px 20px 16px;border-bottom:${hairline}`,
    ),
    page.cell(page.heading('h1', heading, 30), 'padding:24px 20px 4px'),
    ...parts.map((part) => page.cell(htmlOfPart(part, page), 'padding:0 20px 16px')),
    page.cell(page.lines(footer, SMALL), `padding:16px 20px 32px;border-top:${hairline}`),
  ];
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    `<body dir="${dir}" style="margin:0;padding:0;background-color:${COLORS.paper}">`,
    // Lists of mails show it beside the subject, before the shop's name.
    page.line(preview, 'display:none;max-height:0;overflow:hidden;mso-hide:all'),
    `<!--[if mso]><table role="presentation" align="center" width="${WIDTH}"><tr><td><![endif]-->`,
    `<div lang="${lang}" dir="${dir}" style="${directionStyle(dir)};max-width:${WIDTH}px;margin:0 auto;background-color:${COLORS.paper}">`,
    page.table(rows.map((cell) => page.row(cell)).join('\n')),
    '</div>',
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</body>',
    '</html>',
  ].join('\n');
}

function htmlOfPart(part: MailPart, page: Elements): string {
  switch (part.kind) {
    case 'lines':
      return page.lines(part.lines);
    case 'button':
      return page.button(part.link);
    case 'items':
      return page.card(
        part.items.map((item, index) => htmlOfItem(item, edgesOf(index, part.items.length), page)).join('\n'),
      );
    case 'visit':
      return htmlOfVisit(part.visit, page);
    case 'sums':
      return page.card(
        page.table(part.rows.map((row) => htmlOfSum(row, page)).join('\n')) +
          page.lines(part.notes, SMALL) +
          page.links(part.links),
      );
    case 'section':
      return page.card(
        page.heading('h2', part.heading, 22) +
          (part.said === null ? '' : page.said(part.said)) +
          page.lines(part.lines) +
          page.links(part.links),
      );
  }
}

/** Items are parted by hairlines. */
function edgesOf(index: number, count: number): { above: string; below: string } {
  return {
    above: index === 0 ? '' : `border-top:1px solid ${COLORS.line};padding-top:14px;`,
    below: `padding-bottom:${index === count - 1 ? 0 : 14}px`,
  };
}

/** What is said beyond one line stands across the whole width: beside a picture, a phone has a narrow column. */
function htmlOfItem(
  { title, details, amount, picture, link }: MailItem,
  { above, below }: ReturnType<typeof edgesOf>,
  page: Elements,
): string {
  const dir = directionOf(title, 'ltr');
  const name = [
    page.line(isolated(title), `${DISPLAY_FACE};font-size:18px;color:${COLORS.ink}`),
    page.lines(details.slice(0, 1), SMALL),
  ].join('\n');
  const image =
    picture &&
    `<img src="${escapeHtml(picture.url)}" alt="${escapeHtml(title)}" dir="${dir}" width="${picture.width}" height="${picture.height}" style="display:block;border:0;border-radius:6px;${SMALL}">`;
  const more = page.lines(details.slice(1), SMALL) + page.links(link ? [link] : []);
  const edge = `${above}${more ? 'padding-bottom:8px' : below}`;
  const cells = [
    image ? page.cell(image, edge, ' width="88"') : '',
    page.cell(name, edge),
    amount === null ? '' : page.endCell(amount, `font-size:16px;${edge}`),
  ].filter(Boolean);
  const rest = more && page.row(page.cell(more, below, ` colspan="${cells.length}"`));
  return page.table(page.row(...cells) + rest);
}

function htmlOfSum({ label, amount, isTotal = false }: SumRow, page: Elements): string {
  const edge = isTotal
    ? `border-top:1px solid ${COLORS.ink};padding-top:10px;padding-bottom:6px`
    : 'padding-bottom:8px';
  const text = `${TEXT_FACE};font-size:16px;color:${COLORS.ink}`;
  const sum = isTotal ? `${DISPLAY_FACE};font-size:24px` : 'font-size:16px';
  return page.row(page.cell(page.line(label, text), edge), page.endCell(amount, `${sum};${edge}`));
}
