/** What is paid after a percentage off (spec §9; product: Catalogue). */

/** The price in agorot after `percent` (whole, 0 to 100) off, rounded half up to the agora. */
export function discounted(agorot: number, percent: number): number {
  return Math.floor((agorot * (100 - percent) + 50) / 100);
}
