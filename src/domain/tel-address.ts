/** For a call from a phone's browser; of a number as it is written for people. */
export function telAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
