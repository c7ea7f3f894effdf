/** A real mail server whose replies a test controls. */
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

export interface TakenMail extends Email {
  raw: string;
  envelope: { from: string; to: string[] };
}

export interface TestMailServer {
  port: number;
  url: string;
  /** Accepted mails, in order. */
  mails: TakenMail[];
  /** Mails received, accepted or not. */
  tries: number;
  /** Resolves once this many mails are accepted. */
  took: (count: number) => Promise<void>;
  /** Resolves once this many mails are received. */
  wasHanded: (count: number) => Promise<void>;
  /** Its reply to a recipient; null accepts. */
  refuseRecipient: Answer | null;
  /** Its reply to a mail; null accepts. */
  refuseMail: Answer | null;
  /** Delays its reply to a mail. */
  hold: Promise<void>;
  close: () => Promise<void>;
}

interface Answer {
  code: number;
  words: string;
}

/** `login`: refuses logins with this text. */
export async function startMailServer({
  port,
  login,
}: { port?: number; login?: string } = {}): Promise<TestMailServer> {
  const own = port ?? (await freePort());
  const waiting: { met: () => boolean; resolve: () => void }[] = [];
  const until = (met: () => boolean) =>
    new Promise<void>((resolve) => {
      waiting.push({ met, resolve });
      tell();
    });
  const tell = () => waiting.filter(({ met }) => met()).forEach(({ resolve }) => resolve());
  const smtp = new SMTPServer({
    disabledCommands: login === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: login === undefined,
    closeTimeout: 100,
    logger: false,
    onAuth: (_auth, _session, callback) => callback(refusal({ code: 535, words: login ?? '' })),
    onRcptTo: (_address, _session, callback) =>
      server.refuseRecipient ? callback(refusal(server.refuseRecipient)) : callback(),
    onData: async (stream, session, callback) => {
      const raw = await text(stream).catch(() => null);
      // A shop that is closed goes away in the middle of a mail.
      if (raw === null) return;
      server.tries++;
      tell();
      await server.hold;
      if (server.refuseMail) return callback(refusal(server.refuseMail));
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      server.mails.push({ ...(await PostalMime.parse(raw)), raw, envelope });
      callback();
      tell();
    },
  });
  // Some tests are about clients that disconnect.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => {
    smtp.listen(own, '127.0.0.1', resolve);
  });
  const server: TestMailServer = {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    mails: [],
    tries: 0,
    took: (count) => until(() => server.mails.length >= count),
    wasHanded: (count) => until(() => server.tries >= count),
    refuseRecipient: null,
    refuseMail: null,
    hold: Promise.resolve(),
    close: () => new Promise((resolve) => void smtp.close(() => resolve())),
  };
  return server;
}

function refusal({ code, words }: Answer): Error {
  return Object.assign(new Error(words), { responseCode: code });
}
