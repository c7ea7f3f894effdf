import { plainLine } from '#i18n/isolated.ts';
import type { MailContent, MailDocument, MailPart } from './mail-document.ts';
import { layOut } from './mail-layout.ts';
import { textOf } from './mail-text.ts';

/** One mail in its two forms. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** Leaves out parts that say nothing. */
export function writtenMail(
  content: MailContent,
  { lang, brand, footer }: Pick<MailDocument, 'lang' | 'brand' | 'footer'>,
): WrittenMail {
  const mail: MailDocument = {
    ...content,
    subject: plainLine(content.subject),
    parts: content.parts.filter((part) => !isEmpty(part)),
    lang,
    brand,
    footer,
  };
  return { subject: mail.subject, text: textOf(mail), html: layOut(mail) };
}

function isEmpty(part: MailPart): boolean {
  if (part.kind === 'lines') return part.lines.length === 0;
  return part.kind === 'items' && part.items.length === 0;
}
