/** In characters; two lines of a question on a phone. */
const LONGEST = 60;

/** A long name without its end, cut between words where possible. */
export function shortName(name: string): string {
  const characters = [...name];
  if (characters.length <= LONGEST) return name;
  const start = characters.slice(0, LONGEST).join('');
  return `${start.replace(/\s+\S{0,19}$/u, '').trimEnd()}…`;
}
