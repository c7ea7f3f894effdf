/** Reads what the shop writes, by the grammar of RFC 4180. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  for (cell.lastIndex = 0; cell.lastIndex < text.length;) {
    const found = cell.exec(text);
    if (!found) throw new Error('Not a CSV file');
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
