/** From the form to the shop's mailbox, through a real mail server. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type TestMailServer, startMailServer } from '#test/mail-server.ts';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';

const DANA = {
  name: 'דנה לוי',
  email: 'dana@example.com',
  subject: 'הזמנת טבעת Ø 52',
  message: 'שלום,\nאפשר טבעת <b>במידה</b> 52?\n\nThank you & bye',
};
const START = Date.parse('2026-05-01T10:00:00.000Z');
const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

describe.each(databasesOrOnly('sqlite'))('the mail about a message on %s', (kind) => {
  let smtp: TestMailServer;
  let app: TestApp;
  let owner: TestUser;
  let now: number;
  let lines: string[];
  beforeEach(async () => {
    now = START;
    lines = [];
    smtp = await startMailServer();
  });
  afterEach(async () => {
    await app.close();
    await smtp.close();
  });

  const settings = (smtpUrl: string) => ({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    SMTP_URL: smtpUrl,
    SHOP_EMAIL: 'maker@shop.example',
    MAIL_FROM: 'Hammer, Paper <site@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  });
  const open = async (env: Record<string, string> = settings(smtp.url)) => {
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
    app = await createTestApp(kind, { env, now: () => new Date(now), logger, jobTimes: { patience: 50 } });
    owner = await app.as('superAdmin');
    app.server.jobs.start();
    // The start makes what waits due, and must not do so after a test's first try.
    await app.server.jobs.idle();
  };
  const send = async (values = {}): Promise<string> =>
    (await app.send('POST', api.contactMessages(), { ...DANA, ...values })).body.data._id;
  const mailOf = async (id: string): Promise<ContactMessage['mail']> => {
    const { body } = await owner.get(api.contactMessages({ limit: 100 }));
    return body.data.find(({ _id }: ContactMessage) => _id === id).mail;
  };
  const tryAt = async (time: number) => {
    now = time;
    app.server.jobs.runDue();
    await app.server.jobs.idle();
  };
  const nextTry = async () => {
    const row = await app.db.selectFrom('jobs').select('run_after').executeTakeFirstOrThrow();
    return Date.parse(row.run_after);
  };
  /** Another process of the shop, on the same database. */
  const openOther = (env: Record<string, string>) =>
    buildApp({ config: readConfig({ ...env, LOG_LEVEL: 'silent' }), db: app.db, now: () => new Date(now) });

  it('arrives once at the shop, with the sender as Reply-To', async () => {
    await open();
    const id = await send();
    await app.server.jobs.idle();
    await tryAt(START + DAY);
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      envelope: { from: 'site@shop.example', to: ['maker@shop.example'] },
      from: { name: 'Hammer, Paper', address: 'site@shop.example' },
      to: [{ name: '', address: 'maker@shop.example' }],
      replyTo: [{ name: '', address: 'dana@example.com' }],
      subject: 'הודעה מהאתר: הזמנת טבעת Ø 52',
      messageId: expect.stringMatching(/^<[0-9a-f]{24}@shop\.example>$/),
    });
    expect([mail!.cc, mail!.bcc]).toEqual([undefined, undefined]);
    expect(mail!.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
    // ASCII only on the wire, so that no mail server on the way can spoil the Hebrew.
    // oxlint-disable-next-line no-control-regex
    expect(mail!.raw).toMatch(/^[\x00-\x7F]*$/);
    expect(await mailOf(id)).toEqual({ state: 'sent', attempts: 1 });
    expect((await owner.get(adminApi.mail())).body.data).toEqual({ configured: true, waiting: 0, failed: 0 });
  });

  it('waits while the server is down, and is tried after at most 30 seconds, doubling to 15 minutes', async () => {
    await open();
    await smtp.close();
    const id = await send();
    await app.server.jobs.idle();
    expect(await mailOf(id)).toEqual({ state: 'waiting', attempts: 1, lastError: 'ESOCKET ECONNREFUSED' });
    const pauses: number[] = [];
    for (let round = 0; round < 10; round++) {
      const next = await nextTry();
      pauses.push((next - now) / SECOND);
      await tryAt(next - 1);
      expect((await mailOf(id)).attempts).toBe(round + 1);
      await tryAt(next);
    }
    expect(pauses).toEqual([20, 20, 40, 80, 160, 320, 640, 900, 900, 900]);
    smtp = await startMailServer({ port: smtp.port });
    await tryAt(await nextTry());
    expect(smtp.mails).toHaveLength(1);
    expect(await mailOf(id)).toEqual({ state: 'sent', attempts: 12 });
  });

  it('that waits is tried again with the next message', async () => {
    await open();
    await smtp.close();
    await send();
    await app.server.jobs.idle();
    await tryAt(START + 20 * SECOND);
    smtp = await startMailServer({ port: smtp.port });
    await send();
    await app.server.jobs.idle();
    expect(smtp.mails).toHaveLength(2);
  });

  it('waits across a restart, and is tried at the start', async () => {
    await open();
    await smtp.close();
    const id = await send();
    await app.server.jobs.idle();
    await app.server.close();
    smtp = await startMailServer({ port: smtp.port });
    const other = await openOther(settings(smtp.url));
    other.jobs.start();
    await other.jobs.idle();
    expect(smtp.mails).toHaveLength(1);
    const row = await app.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 2, done_at: new Date(now).toISOString() });
    const message = await app.db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(message).toMatchObject({ id, mail_job_id: row.id });
    await other.close();
  });

  it('waits until SMTP_URL is set, and goes to the shop’s address of that time', async () => {
    await open({ RATE_LIMIT: 'off' });
    const id = await send();
    expect(await mailOf(id)).toEqual({ state: 'off', attempts: 0 });
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings.map(({ msg }) => msg)).toContainEqual(
      expect.stringContaining('SMTP_URL is not set: messages are kept'),
    );
    const other = await openOther(settings(smtp.url));
    other.jobs.start();
    await other.jobs.idle();
    expect(smtp.mails.map(({ envelope }) => envelope.to)).toEqual([['maker@shop.example']]);
    await other.close();
  });

  it('is tried again after a temporary refusal, with the same Message-ID', async () => {
    await open();
    smtp.refuseMail = { code: 451, words: '4.7.1 try later' };
    const id = await send();
    await app.server.jobs.idle();
    const { state, lastError } = await mailOf(id);
    expect([state, lastError]).toEqual(['waiting', expect.stringMatching(/^EMESSAGE 451 .*try later/)]);
    const before = await app.db.selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
    smtp.refuseMail = null;
    await tryAt(await nextTry());
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([JSON.parse(before.payload).messageId]);
    expect(await mailOf(id)).toEqual({ state: 'sent', attempts: 2 });
  });

  it('is given up after 7 days, and sent when the admin resends it', async () => {
    await open();
    smtp.refuseRecipient = { code: 450, words: 'mailbox busy' };
    const id = await send();
    await app.server.jobs.idle();
    await tryAt(START + 7 * DAY - 1);
    expect((await mailOf(id)).state).toBe('waiting');
    await tryAt(await nextTry());
    expect(await mailOf(id)).toEqual({
      state: 'failed',
      attempts: 3,
      lastError: expect.stringContaining('450'),
    });
    expect((await owner.get(adminApi.mail())).body.data).toEqual({ configured: true, waiting: 0, failed: 1 });
    smtp.refuseRecipient = null;
    await tryAt(START + 30 * DAY);
    await send({ subject: 'another' });
    await app.server.jobs.idle();
    expect(smtp.mails).toHaveLength(1);
    const resent = await owner.post(adminApi.contactMessageResend(id));
    expect([resent.status, resent.body.data.mail.state]).toEqual([200, 'waiting']);
    await app.server.jobs.idle();
    expect(await mailOf(id)).toEqual({ state: 'sent', attempts: 4 });
    await owner.post(adminApi.contactMessageResend(id));
    await app.server.jobs.idle();
    expect(smtp.mails).toHaveLength(2);
  });

  it('is given up immediately after a permanent refusal', async () => {
    await open();
    smtp.refuseRecipient = { code: 550, words: 'no such mailbox' };
    const id = await send();
    await app.server.jobs.idle();
    const failed = { state: 'failed', attempts: 1, lastError: 'EENVELOPE 550 no such mailbox' };
    expect(await mailOf(id)).toEqual(failed);
  });

  it('that waits is tried when the admin resends it', async () => {
    await open();
    smtp.refuseMail = { code: 451, words: 'later' };
    const id = await send();
    await app.server.jobs.idle();
    smtp.refuseMail = null;
    await owner.post(adminApi.contactMessageResend(id));
    await app.server.jobs.idle();
    expect(await mailOf(id)).toEqual({ state: 'sent', attempts: 2 });
  });

  it('reveals no password to the admin or the log', async () => {
    await smtp.close();
    smtp = await startMailServer({ login: 'hush is not the password of maker' });
    await open(settings(smtp.url.replace('//', '//maker:hush@')));
    const id = await send();
    await app.server.jobs.idle();
    expect(await mailOf(id)).toEqual({ state: 'waiting', attempts: 1, lastError: 'EAUTH 535' });
    expect(lines.join('')).toContain('a mail was not sent');
    expect(lines.join('')).not.toMatch(/hush|bWFrZXI|aHVzaA|dana@example|הזמנת/);
  });

  it('that is being sent arrives before the shop is closed', async () => {
    await open({ ...settings(smtp.url) });
    let release = () => {};
    smtp.hold = new Promise((resolve) => (release = resolve));
    await send();
    await smtp.wasHanded(1);
    const closed = app.server.close();
    release();
    await closed;
    const row = await app.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ done_at: expect.any(String), claimed_until: null, attempts: 1 });
  });

  it('whose server never answers blocks nothing, and waits for the next start', async () => {
    await open();
    smtp.hold = new Promise(() => {});
    const answer = await app.send('POST', api.contactMessages(), DANA);
    expect(answer.status).toBe(202);
    await smtp.wasHanded(1);
    await app.server.close();
    smtp.hold = Promise.resolve();
    const other = await openOther(settings(smtp.url));
    other.jobs.start();
    await other.jobs.idle();
    expect(smtp.mails).toHaveLength(1);
    await other.close();
  });
});
