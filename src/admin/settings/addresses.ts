/** Numbers and addresses as people write them, in the form that the contract accepts. */

/** `050-1234567` is an Israeli number. */
export function whatsappDigits(text: string): string {
  const digits = text.replace(/[\s().+\u2066-\u2069\u200e\u200f-]/g, '');
  if (!/^\d+$/.test(digits)) return text.trim();
  const international = digits.replace(/^00/, '');
  return international.startsWith('0') ? `972${international.slice(1)}` : international;
}

/** Adds the protocol that people leave out. */
export function webAddress(text: string): string {
  const address = text.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;
}
