/** Handing a mail to the mail server, and why it was not taken in one line without secrets. */
import type { Lang } from '#domain/language.ts';
import { htmlOf } from './mail-html.ts';

export interface OutgoingMail {
  messageId: string;
  to: string;
  replyTo: string | null;
  /** Of its frame. */
  lang: Lang;
  subject: string;
  /** Plain text; the HTML beside it is made from it. */
  body: string;
}

export interface Sender {
  /** Resolves once the server has taken the mail. Throws what `failureOf` reads. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** Mails on their way at once, each over a connection of its own. */
export const AT_ONCE = 3;

/**
 * Ms. A server that is there answers soon; with the mail in its hands it may take its time (RFC 5321, 4.5.3.2), for
 * whoever hangs up then gets it a second time.
 */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 5 * 60_000,
  socketCloseTimeout: 1_000,
  idleTimeout: 30_000,
};
/** Ms that one mail may take from the first byte to the server's yes. */
const DEADLINE = 10 * 60_000;

/** Connects at the first mail. `from` is an address, alone or as `Name <address>`. */
export function smtpSender({ smtpUrl, from }: { smtpUrl: string; from: string }): Sender {
  let transport: ReturnType<typeof createPool> | undefined;
  const sender = addressOf(from);
  return {
    send: async ({ messageId, to, replyTo, lang, subject, body }, signal) => {
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
        html: htmlOf({ lang, subject, body }),
        // Nobody's machine shall answer a machine (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
      });
    },
    close: () => void transport?.then((pool) => pool.close()),
  };
}

/** The mail library is loaded by the first mail: a shop may run for days without one. */
async function createPool(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: AT_ONCE,
    // Only for a pooled connection that the server has let go: what fails is tried again by the outbox.
    maxRequeues: 1,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A name may have commas, which would part two addresses. */
function addressOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<>]+)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

export interface Failure {
  /** One line for the maker and the log. */
  reason: string;
  /** The server will never take this mail (a 5xx about its sender, recipient or content). */
  final: boolean;
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
 * The server's own words are told only of the mail: what it says of a login may repeat what it was given. A wrong
 * password or a server out of order can be put right, so only a refusal of the mail itself is final.
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
