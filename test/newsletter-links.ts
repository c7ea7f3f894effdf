/** What a mail about the newsletter leads to. */
import type { TakenMail } from './mail-server.ts';

export interface NewsletterLinks {
  confirmation: string;
  /** Of the header, without its brackets. */
  unsubscribe: string;
}

/** Addresses as the mail has them. Throws when one is missing. */
export function newsletterLinks({ text = '', headers }: TakenMail): NewsletterLinks {
  const confirmation = /\S+\/newsletter\/confirm\?token=[\w-]{43}/.exec(text)?.[0];
  const header = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  const unsubscribe = /^<(\S+\/newsletter\/unsubscribe\?token=[\w-]{43})>$/.exec(header ?? '')?.[1];
  if (!confirmation || !unsubscribe) throw new Error(`No links in ${text}`);
  return { confirmation, unsubscribe };
}

export function tokenOf(address: string): string {
  return new URL(address).searchParams.get('token')!;
}
