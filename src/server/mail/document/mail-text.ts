import { isolated } from '#i18n/isolated.ts';
import { withoutControls } from '../mail-runs.ts';
import type { MailDocument, MailItem, MailLink, MailPart, MailVisit } from './mail-document.ts';

/** What it is about comes first, since a phone shows the first line of a mail that has just come. */
export function textOf({ brand, heading, parts, footer }: MailDocument): string {
  const blocks = [[heading], ...parts.map(linesOf), ['—', isolated(brand), ...footer]];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function linesOf(part: MailPart): string[] {
  switch (part.kind) {
    case 'lines':
      return part.lines;
    case 'button':
      return linkLines(part.link);
    case 'items':
      return part.items.flatMap((item, index) => [...(index > 0 ? [''] : []), ...itemLines(item)]);
    case 'visit':
      return visitLines(part.visit);
    case 'sums':
      return [
        ...part.rows.map(({ label, amount }) => `${label}: ${amount}`),
        ...part.notes,
        ...part.links.flatMap(linkLines),
      ];
    case 'section':
      return [
        part.heading,
        ...(part.said === null ? [] : [withoutControls(part.said)]),
        ...part.lines,
        ...part.links.flatMap(linkLines),
      ];
  }
}

function itemLines({ title, details, amount, link }: MailItem): string[] {
  const head = amount === null ? isolated(title) : `${isolated(title)}: ${amount}`;
  return [`• ${head}`, ...details, ...(link ? linkLines(link) : [])];
}

function visitLines({ title, dates, facts, links }: MailVisit): string[] {
  return [
    `• ${isolated(title)}`,
    ...dates.map(({ inWords }) => inWords),
    ...facts.map(({ label, text }) => `${label}: ${text}`),
    ...links.flatMap(linkLines),
  ];
}

/** An address on a line of its own keeps its direction. */
function linkLines({ label, url }: MailLink): string[] {
  return [`${label}:`, url];
}
