/** Mail readers drop `<style>`, so every element has its direction and its style; colors as in docs/design.md. */
import { type Direction, directionStyle, escapeHtml, htmlOfLine, withRuns } from '../mail-runs.ts';
import type { MailLink } from './mail-document.ts';

export const COLORS = {
  ink: '#2c1810',
  soft: '#5b4636',
  line: '#dcd8c0',
  card: '#fffdf5',
  paper: '#f5f5dc',
  bronze: '#cd7f32',
  link: '#8a4f14',
} as const;
export const TEXT_FACE = "font-family:Arial,'Helvetica Neue',sans-serif;line-height:1.6";
export const DISPLAY_FACE =
  "font-family:'Frank Ruhl Libre',David,Georgia,serif;font-weight:bold;line-height:1.3";

const TEXT = `${TEXT_FACE};font-size:16px;color:${COLORS.soft}`;
export const SMALL = `${TEXT_FACE};font-size:14px;color:${COLORS.soft}`;
const CARD = `background-color:${COLORS.card};border:1px solid ${COLORS.line};border-radius:12px;padding:20px`;
const LINK = `${TEXT_FACE};font-size:16px;font-weight:bold;color:${COLORS.link};text-decoration:underline`;
const BUTTON = `display:inline-block;padding:14px 24px;${TEXT_FACE};font-size:17px;font-weight:bold;color:${COLORS.ink};text-decoration:none`;

export function elementsFor(dir: Direction) {
  const style = `${directionStyle(dir)};word-break:break-word`;
  const start = dir === 'rtl' ? 'right' : 'left';
  const end = dir === 'rtl' ? 'left' : 'right';

  const table = (rows: string, width = ' width="100%"') =>
    `<table role="presentation" dir="${dir}"${width} cellpadding="0" cellspacing="0" border="0">\n${rows}\n</table>`;
  const cell = (html: string, more: string, attributes = '') =>
    `<td dir="${dir}" align="${start}" valign="top"${attributes} style="${style};${more}">${html}</td>`;
  const endCell = (text: string, more: string) =>
    `<td dir="${dir}" align="${end}" valign="top" style="direction:${dir};text-align:${end};white-space:nowrap;padding-${start}:12px;${TEXT_FACE};color:${COLORS.ink};${more}">${withRuns(text)}</td>`;
  const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;
  const line = (text: string, more = TEXT) =>
    `<p dir="${dir}" style="${style};margin:0 0 4px;${more}">${withRuns(text)}</p>`;
  const heading = (level: 'h1' | 'h2', text: string, size: number) =>
    `<${level} dir="${dir}" style="${style};margin:0 0 8px;${DISPLAY_FACE};font-size:${size}px;color:${COLORS.ink}">${withRuns(text)}</${level}>`;
  const links = (all: readonly MailLink[]) =>
    all
      .map(
        ({ label, url }) =>
          `<p dir="${dir}" style="${style};margin:6px 0 0"><a href="${escapeHtml(url)}" style="${LINK}">${withRuns(label)}</a></p>`,
      )
      .join('\n');

  return {
    table,
    cell,
    endCell,
    row,
    line,
    heading,
    links,
    lines: (all: readonly string[], more?: string) => all.map((text) => line(text, more)).join('\n'),
    card: (html: string) => table(row(cell(html, CARD))),
    said: (text: string) =>
      `<div dir="${dir}" style="${style};margin:0 0 8px;${TEXT};color:${COLORS.ink}">${text
        .split('\n')
        .map((one) => htmlOfLine(one, dir))
        .join('')}</div>`,
    button: ({ label, url }: MailLink) =>
      table(
        row(
          cell(
            `<a href="${escapeHtml(url)}" style="${BUTTON}">${withRuns(label)}</a>`,
            `background-color:${COLORS.bronze};border-radius:8px`,
            ` bgcolor="${COLORS.bronze}"`,
          ),
        ),
        '',
      ),
  };
}
export type Elements = ReturnType<typeof elementsFor>;
