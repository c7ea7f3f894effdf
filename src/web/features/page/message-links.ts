export interface Message {
  subject: string;
  text: string;
}

/** `href` is from the shop's facts (`https://wa.me/…`). */
export function whatsappHref(href: string, message?: Message): string {
  return message ? `${href}?text=${encoded(message.text)}` : href;
}

/** Line breaks of a mail's body are CRLF (RFC 6068). */
export function mailHref(email: string, message?: Message): string {
  if (!message) return `mailto:${email}`;
  const body = encoded(message.text.replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${encoded(message.subject)}&body=${body}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
