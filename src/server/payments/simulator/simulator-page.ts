/** The frame of the simulator's pages, which work without scripts. */
import type { Lang } from '#domain/language.ts';
import { escapeHtml } from '#server/mail/mail-runs.ts';
import { simulatorTexts } from './simulator-texts.ts';

interface Framed {
  lang: Lang;
  title: string;
  /** Markup. */
  body: string;
}

/** `base`: the simulator's path. */
export function simulatorPage(base: string, { lang, title, body }: Framed): string {
  const { simulator, note } = simulatorTexts(lang);
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${base}/pay.css"></head>
<body><header><strong>${simulator}</strong> <span>${note}</span></header>
<main>${body}</main></body></html>`;
}

export interface Choice {
  value: string;
  name: string;
}

export function selectField(
  field: string,
  label: string,
  { choices, chosen }: { choices: readonly Choice[]; chosen: string },
): string {
  const options = choices.map(
    ({ value, name }) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  );
  return `<label><span>${label}</span><select name="${field}">${options.join('')}</select></label>`;
}

export function priceOf(shekels: number): string {
  return `<bdi dir="ltr">₪${shekels.toFixed(2)}</bdi>`;
}

export const PAGE_STYLE = `
* { box-sizing: border-box; }
body { background: #eef1f4; color: #1b2733; font: 1rem/1.5 system-ui, "Segoe UI", Arial, sans-serif; margin: 0; }
header { background: #fff3cd; border-block-end: 1px solid #d9c27a; padding: 12px 16px; text-align: center; }
main { display: grid; gap: 16px; margin: 24px auto 48px; max-inline-size: 480px; padding-inline: 16px; }
section, details { background: #fff; border: 1px solid #d5dce3; border-radius: 12px; display: grid; gap: 16px; padding: 24px; }
h1, h2 { font-size: 1.375rem; line-height: 1.3; margin: 0; }
h2 { font-size: 1.125rem; }
p { margin: 0; overflow-wrap: anywhere; }
ul { display: grid; gap: 8px; list-style: none; margin: 0; padding: 0; }
li, .sum { align-items: baseline; display: flex; gap: 16px; justify-content: space-between; overflow-wrap: anywhere; }
li { color: #465564; }
bdi[dir='ltr'] { white-space: nowrap; }
.sum { border-block-start: 1px solid #d5dce3; padding-block-start: 12px; }
.sum bdi { font-size: 1.75rem; font-weight: 700; line-height: 1.2; }
.told { background: #eef1f4; border-radius: 8px; padding: 12px 16px; }
form, .choices { display: grid; gap: 12px; }
form { gap: 16px; }
button, select { border: 1px solid #6b7a89; border-radius: 8px; color: inherit; font: inherit; inline-size: 100%;
  min-block-size: 48px; }
button { background: #fff; cursor: pointer; padding: 8px 16px; }
button:hover { background: #eef1f4; }
.main { background: #1d5a8a; border-color: #1d5a8a; color: #fff; font-weight: 600; }
.main:hover { background: #164a73; }
select { appearance: none; background: #fff url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%231b2733' stroke-width='2'/%3E%3C/svg%3E")
  no-repeat right 16px center; padding-inline: 12px 40px; text-overflow: ellipsis; }
[dir='rtl'] select { background-position: left 16px center; }
label { display: grid; gap: 4px; }
label span { font-weight: 600; }
details { gap: 0; padding: 0; }
summary { cursor: pointer; font-weight: 600; min-block-size: 48px; padding: 12px 24px; }
summary span { background: #fff3cd; border-radius: 6px; font-weight: 400; margin-inline-start: 8px; padding: 2px 8px; }
.switches { display: grid; gap: 16px; padding: 8px 24px 24px; }
a { align-items: center; color: #1d5a8a; display: inline-flex; min-block-size: 44px; }
:focus-visible { outline: 3px solid #1d5a8a; outline-offset: 2px; }
`;
