/** Sends a mail over SMTP, and says in one line without secrets why one was refused. */
import type { Lang } from '#domain/language.ts';
import type { Failure } from '../jobs/job-type.ts';
import { htmlOf } from './mail-html.ts';

export interface OutgoingMail {
  messageId: string;
  to: string;
  replyTo: string | null;
  /** Of its frame. */
  lang: Lang;
  subject: string;
  /** Plain text. */
  body: string;
  /** Derived from the text where left out. */
  html?: string | undefined;
}

export interface Sender {
  /** Resolves once the server has taken the mail. Throws what `failureOf` reads. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

export const MAX_CONNECTIONS = 3;

/** Ms. Once it has the mail, a server may take minutes (RFC 5321, 4.5.3.2): hanging up then means sending it twice. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 5 * 60_000,
  socketCloseTimeout: 1_000,
  idleTimeout: 30_000,
};
/** Ms for one mail as a whole. */
const DEADLINE = 10 * 60_000;

/** `from` is an address, alone or as `Name <address>`. */
export function smtpSender({ smtpUrl, from }: { smtpUrl: string; from: string }): Sender {
  let transport: ReturnType<typeof createPool> | undefined;
  const sender = addressOf(from);
  return {
    send: async ({ messageId, to, replyTo, lang, subject, body, html }, signal) => {
      transport ??= createPool(smtpUrl);
      await (
        await transport
      ).sendMail({
        messageId,
        from: sender,
        to: { name: '', address: to },
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text: body,
        html: html ?? htmlOf({ lang, subject, body }),
        // Keeps autoresponders quiet (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
      });
    },
    close: () => void transport?.then((pool) => pool.close()),
  };
}

/** Loads the mail library with the first mail: a shop may run for days without one. */
async function createPool(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Only for a pooled connection that the server closed: failures are retried as jobs.
    maxRequeues: 1,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A comma in the name would separate two addresses. */
function addressOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<>]+)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** What the mail library says of an error. */
interface MailError {
  code?: unknown;
  originalCode?: unknown;
  response?: unknown;
  responseCode?: unknown;
  permanent?: unknown;
}

const REASON_LENGTH = 300;

/**
 * Only a 5xx about the mail itself is final: a wrong password or a server out of order can be put right. The server's
 * own words about a login are left out, since they may repeat the password.
 */
export function failureOf(error: unknown): Failure {
  const { code, originalCode, response, responseCode, permanent } = (error ?? {}) as MailError;
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const words = aboutMail && typeof response === 'string' ? response : responseCode;
  const known = [code, originalCode, words].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  const line = known
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed();
  return { reason: line.slice(0, REASON_LENGTH) || 'unknown', final: aboutMail && permanent === true };
}
