const SIGNS = ['', '¼', '½', '¾'];

/** 6.75 as 6¾; to the nearest quarter. */
export function quarters(number: number): string {
  const whole = Math.floor(number);
  return `${whole}${SIGNS[Math.round((number - whole) * 4)] ?? ''}`;
}
