/** `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(text);
}
