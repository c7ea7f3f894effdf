import { isolated } from '#i18n/isolated.ts';
import { directionOf, escapeHtml } from '../mail-runs.ts';
import type { MailItem, MailVisit } from './mail-document.ts';
import { COLORS, DISPLAY_FACE, type Elements, SMALL, TEXT_FACE } from './mail-elements.ts';

const INK = `${TEXT_FACE};font-size:16px;color:${COLORS.ink}`;

/** Days in large, as on the workshop's page; what a phone needs on the way comes before the buttons. */
export function htmlOfVisit({ title, picture, dates, facts, links }: MailVisit, page: Elements): string {
  return page.card(
    [
      picture ? htmlOfPicture(picture, title) : '',
      page.line(isolated(title), `${DISPLAY_FACE};font-size:22px;color:${COLORS.ink}`),
      dates.map((date) => page.beside(htmlOfDate(date, page), 14)).join('\n'),
      facts.length === 0
        ? ''
        : `<div dir="${page.dir}" style="padding-top:14px">${page.table(
            facts
              .map(({ label, text }) =>
                page.row(
                  page.cell(
                    page.line(label, `${SMALL};line-height:26px`),
                    `white-space:nowrap;padding-${page.end}:14px`,
                    ' width="1"',
                  ),
                  page.cell(page.line(text, INK), ''),
                ),
              )
              .join('\n'),
          )}</div>`,
      page.buttons(links),
    ].join('\n'),
  );
}

function htmlOfPicture({ url, width, height }: NonNullable<MailItem['picture']>, title: string): string {
  const dir = directionOf(title, 'ltr');
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(title)}" dir="${dir}" width="${width}" height="${height}" style="display:block;border:0;border-radius:8px;width:100%;max-width:${width}px;height:auto;max-height:240px;object-fit:cover;margin-bottom:16px;${SMALL}">`;
}

function htmlOfDate({ day, when, extent }: MailVisit['dates'][number], page: Elements): string {
  return page.table(
    page.row(
      page.cell(
        page.line(day, `${DISPLAY_FACE};font-size:42px;line-height:1;font-weight:normal;color:${COLORS.ink}`),
        `white-space:nowrap;padding-${page.end}:10px`,
        ' width="1"',
      ),
      page.cell(
        page.line(when, `${INK};line-height:1.4;font-weight:bold`) +
          page.line(extent, `${SMALL};line-height:1.4`),
        'white-space:nowrap',
      ),
    ),
    '',
  );
}
