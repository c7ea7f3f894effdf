/** A real mail server on a port of its own: what it took, decoded, and what it is told to answer. */
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

export interface TakenMail extends Email {
  /** As it came over the wire. */
  raw: string;
  envelope: { from: string; to: string[] };
}

export interface TestMailServer {
  port: number;
  url: string;
  /** What it said yes to, in order. */
  mails: TakenMail[];
  /** Mails that it was handed, whatever it said to them. */
  tries: number;
  /** Resolves once it has said yes to so many. */
  took: (count: number) => Promise<void>;
  /** Resolves once it has been handed so many. */
  wasHanded: (count: number) => Promise<void>;
  /** What it says to a recipient; nothing: yes. */
  refuseRecipient: Answer | null;
  /** What it says to a mail that it was handed; nothing: yes. */
  refuseMail: Answer | null;
  /** It says nothing to a mail before this is over. */
  hold: Promise<void>;
  close: () => Promise<void>;
}

interface Answer {
  code: number;
  words: string;
}

/** `login`: whoever logs in is refused in these words. On the same port again, it is the server that was down. */
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
      const raw = await text(stream);
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
  // A client that hangs up in the middle is what some tests are about.
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
