/** Opens a chat with an international number, digits only; without one, WhatsApp itself. */
export function whatsappAddress(number: string): string {
  return `https://wa.me/${number}`;
}
