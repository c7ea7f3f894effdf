/** The whole server with its jobs running, and a real mail server that takes its mails. */
import { type TestApp, createTestApp } from './app.ts';
import type { DatabaseKind } from './databases.ts';
import { type TakenMail, startMailServer } from './mail-server.ts';

export interface MailedApp extends TestApp {
  mails: TakenMail[];
  /** Everything that was put in is sent, or given up. */
  sent: () => Promise<void>;
  /** Every job that is due by the app's clock is done; a job puts in another, whose runner may have rested already. */
  settle: () => Promise<void>;
  /** The newest to this address, once everything is sent. Throws when there is none. */
  newestTo: (email: string) => Promise<TakenMail>;
}

type Options = NonNullable<Parameters<typeof createTestApp>[1]>;

export async function createMailedApp(kind: DatabaseKind, options: Options = {}): Promise<MailedApp> {
  const server = await startMailServer();
  const mail = { SMTP_URL: server.url, SHOP_EMAIL: 'maker@shop.example' };
  const app = await createTestApp(kind, { ...options, env: { ...mail, ...options.env } });
  app.server.jobs.start();
  const sent = () => app.server.jobs.idle();
  const settle = async (): Promise<void> => {
    app.server.jobs.runDue();
    await sent();
    const due = await app.db
      .selectFrom('jobs')
      .select('id')
      .where('done_at', 'is', null)
      .where('run_after', '<=', (options.now?.() ?? new Date()).toISOString())
      .execute();
    if (due.length > 0) await settle();
  };
  return {
    ...app,
    mails: server.mails,
    sent,
    settle,
    newestTo: async (email) => {
      await sent();
      const found = server.mails.findLast(({ envelope }) => envelope.to.includes(email));
      if (!found) throw new Error(`No mail to ${email}`);
      return found;
    },
    close: async () => {
      await app.close();
      await server.close();
    },
  };
}

/** The code in a mail's subject. */
export function codeIn({ subject = '' }: TakenMail): string {
  const [code] = /\d{6}/.exec(subject) ?? [];
  if (code === undefined) throw new Error(`No code in ${subject}`);
  return code;
}

/** The token of the page that a mail leads to. */
export function tokenIn({ text = '' }: TakenMail): string {
  const [, token] = /[?&]token=([\w-]+)/.exec(text) ?? [];
  if (token === undefined) throw new Error(`No token in ${text}`);
  return token;
}
