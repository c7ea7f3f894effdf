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
const BUTTON = `display:inline-block;${TEXT_FACE};font-size:17px;font-weight:bold;color:${COLORS.ink};text-decoration:none`;
const BESIDE = `display:inline-block;vertical-align:top`;

interface ButtonLook {
  style: string;
  attributes: string;
}
const FILLED: ButtonLook = {
  style: `background-color:${COLORS.bronze};border:1px solid ${COLORS.bronze}`,
  attributes: ` bgcolor="${COLORS.bronze}"`,
};
const OUTLINED: ButtonLook = { style: `border:1px solid ${COLORS.ink}`, attributes: '' };

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
  const button = ({ label, url }: MailLink, { style: look, attributes }: ButtonLook, padding: string) =>
    table(
      row(
        cell(
          `<a href="${escapeHtml(url)}" style="${BUTTON};padding:${padding}">${withRuns(label)}</a>`,
          `${look};border-radius:8px`,
          attributes,
        ),
      ),
      '',
    );
  const beside = (html: string, gap: number) =>
    `<div dir="${dir}" style="${BESIDE};padding-${end}:${gap}px;padding-top:${gap}px">${html}</div>`;

  return {
    dir,
    end,
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
    button: (link: MailLink) => button(link, FILLED, '14px 24px'),
    /** The first filled, the others outlined; beside each other where there is room. */
    buttons: (all: readonly MailLink[]) =>
      all
        .map((link, index) => beside(button(link, index === 0 ? FILLED : OUTLINED, '11px 18px'), 10))
        .join('\n'),
    beside,
  };
}
export type Elements = ReturnType<typeof elementsFor>;
