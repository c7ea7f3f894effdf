/** The first character of a name, which may take two code units. */
export function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? '').toLocaleUpperCase();
}
