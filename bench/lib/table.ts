import type { Line } from './measure.ts';

type Row = [what: string, figure: string, budget: string, verdict: string];
const HEAD: Row = ['what', 'figure', 'budget', ''];

/** Markdown, for docs/performance.md. */
export function tableOf(groups: { title: string; lines: Line[] }[]): string {
  const rows = groups.flatMap(({ title, lines }): Row[] => [
    [`**${title}**`, '', '', ''],
    ...lines.map(rowOf),
  ]);
  const widths = HEAD.map((_, column) => Math.max(3, ...[HEAD, ...rows].map((row) => row[column]!.length)));
  const text = (row: Row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [text(HEAD), rule, ...rows.map(text)].join('\n');
}

function rowOf({ what, figure, budget = '', ok }: Line): Row {
  return [what, figure, budget, ok === undefined ? '' : ok ? 'ok' : 'over'];
}
