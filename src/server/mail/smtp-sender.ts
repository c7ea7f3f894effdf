import type { Lang } from '#domain/language.ts';
import type { Failure } from '../jobs/job-type.ts';
import { htmlOf } from './mail-html.ts';

export interface OutgoingMail {
  messageId: string;
  to: string;
  replyTo: string | null;
  lang: Lang;
  subject: string;
  body: string;
  html?: string | undefined;
  headers?: Record<string, string>;
  attachment?: { filename: string; contentType: string; content: string } | undefined;
}

export interface Sender {
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

export const MAX_CONNECTIONS = 3;

/** ms; a server may take minutes to accept (RFC 5321, 4.5.3.2), and hanging up then sends the mail twice. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 5 * 60_000,
  socketCloseTimeout: 1_000,
  idleTimeout: 30_000,
};
const DEADLINE = 10 * 60_000;

export function smtpSender({ smtpUrl, from }: { smtpUrl: string; from: string }): Sender {
  let transport: ReturnType<typeof createPool> | undefined;
  const sender = addressOf(from);
  return {
    send: async ({ messageId, to, replyTo, lang, subject, body, html, headers, attachment }, signal) => {
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
        // Not as an alternative of the body, which Outlook would show in place of it.
        ...(attachment && { attachments: [{ ...attachment, contentTransferEncoding: 'base64' as const }] }),
        // Keeps autoresponders quiet (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
      });
    },
    close: () => void transport?.then((pool) => pool.close()),
  };
}

async function createPool(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // For a pooled connection that the server closed: failures are retried as jobs.
    maxRequeues: 1,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function addressOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<>]+)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

interface MailError {
  code?: unknown;
  originalCode?: unknown;
  response?: unknown;
  responseCode?: unknown;
  permanent?: unknown;
}

const REASON_LENGTH = 300;

/** Only a 5xx about the mail itself is final. Replies to a login may repeat the password: left out. */
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
