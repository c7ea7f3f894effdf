/** The id of a line's place on its order's page. */
export function lineAnchor(line: string): string {
  return `line-${line}`;
}
