/** The mails of several processes, each with its own connection to the database. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesOrOnly } from '#test/databases.ts';
import { type TestMailServer, startMailServer } from '#test/mail-server.ts';
import { type SharedDatabase, openSharedDatabase } from '#test/shared-database.ts';
import type { JobTimes } from '../jobs/job-queue.ts';
import { JobRunner } from '../jobs/job-runner.ts';
import { claimJob } from '../jobs/jobs.repository.ts';
import type { RetryTimes } from '../jobs/job-type.ts';
import { MAIL, type Mail, enqueueMail, mailHandler } from './mail-job.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');
const silent = { info: () => {}, warn: () => {}, error: () => {} };

describe.each(databasesOrOnly('postgres'))('mails on %s', (kind) => {
  let shared: SharedDatabase;
  let smtp: TestMailServer;
  const opened: JobRunner[] = [];
  beforeEach(async () => {
    smtp = await startMailServer();
    shared = await openSharedDatabase(kind);
  });
  afterEach(async () => {
    for (const jobs of opened.splice(0)) await jobs.close();
    await smtp.close();
    await shared.close();
  });

  const openProcess = async (now: () => Date, times: Partial<JobTimes & RetryTimes> = {}) => {
    const mail = { smtpUrl: smtp.url, from: 'site@shop.example', to: 'maker@shop.example' };
    const handlers = [mailHandler(mail, { ...times, now })];
    const jobs = new JobRunner({ db: await shared.connect(), handlers, log: silent, now, times });
    opened.push(jobs);
    return jobs;
  };
  const putIn = async (count: number, at = new Date(START), values: Partial<Mail> = {}) => {
    const now = at.toISOString();
    for (let index = 0; index < count; index++) {
      const mail = {
        to: 'shop' as const,
        replyTo: 'a@example.com',
        lang: 'he' as const,
        subject: `${index}`,
        body: 'b',
        ...values,
      };
      await shared.db
        .transaction()
        .execute((transaction) => enqueueMail(transaction, mail, { now, host: 'shop.example' }));
    }
  };
  const rows = () => shared.db.selectFrom('jobs').selectAll().execute();

  it('are given up once they would mislead, as a reminder after its workshop', async () => {
    await putIn(1, new Date(START), { subject: 'late', usefulUntil: new Date(START).toISOString() });
    await putIn(1, new Date(START), { subject: 'timely', usefulUntil: new Date(START + 1).toISOString() });
    const jobs = await openProcess(() => new Date(START));
    jobs.start();
    await smtp.took(1);
    await jobs.idle();
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(['timely']);
    const failed = (await rows()).filter(({ failed_at: at }) => at !== null);
    expect(failed).toMatchObject([{ last_error: 'its time was over' }]);
  });

  it('go to any recipient in their language, with given HTML or HTML derived from the text', async () => {
    const customer = { address: 'noa@example.com' };
    await putIn(1, new Date(START), {
      to: customer,
      lang: 'en',
      replyTo: null,
      subject: 'Order 1001',
      body: 'Hi',
    });
    await putIn(1, new Date(START), { to: customer, subject: 'הזמנה 1001', html: '<p>תודה</p>' });
    const jobs = await openProcess(() => new Date(START));
    jobs.start();
    await smtp.took(2);
    const bySubject = new Map(smtp.mails.map((mail) => [mail.subject, mail]));
    const [english, hebrew] = [bySubject.get('Order 1001')!, bySubject.get('הזמנה 1001')!];
    expect([english.envelope.to, hebrew.envelope.to]).toEqual([['noa@example.com'], ['noa@example.com']]);
    expect([english.replyTo, hebrew.replyTo?.[0]?.address]).toEqual([undefined, 'a@example.com']);
    expect(english.html).toContain('<html lang="en" dir="ltr">');
    expect([english.text?.trim(), hebrew.text?.trim()]).toEqual(['Hi', 'b']);
    expect(hebrew.html?.trim()).toBe('<p>תודה</p>');
  });

  it('are sent once each, however many processes there are', async () => {
    await putIn(40);
    const now = () => new Date(START);
    const processes = [await openProcess(now), await openProcess(now), await openProcess(now)];
    for (const jobs of processes) jobs.start();
    for (const jobs of processes) jobs.retryAll(MAIL);
    await smtp.took(40);
    for (const jobs of processes) await jobs.idle();
    expect(smtp.tries).toBe(40);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(40);
    for (const row of await rows()) {
      expect(row).toMatchObject({ attempts: 1, claimed_until: null, done_at: expect.any(String) });
    }
  });

  it('of a killed process are taken over once its claim has expired', async () => {
    await putIn(1);
    let now = START;
    const until = new Date(START + 30_000).toISOString();
    expect(
      await claimJob(shared.db, MAIL.kind, { now: new Date(START).toISOString(), until }),
    ).not.toBeNull();
    const jobs = await openProcess(() => new Date(now));
    jobs.start();
    await jobs.idle();
    now = START + 29_999;
    jobs.runDue();
    await jobs.idle();
    expect(smtp.tries).toBe(0);
    now = START + 30_000;
    jobs.runDue();
    await jobs.idle();
    expect(smtp.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 2, done_at: expect.any(String) }]);
  });

  it('stay claimed for as long as the mail server takes', async () => {
    await putIn(1);
    let now = START;
    const open = () => openProcess(() => new Date(now), { claim: 300 });
    const [one, other] = [await open(), await open()];
    let release = () => {};
    smtp.hold = new Promise((resolve) => (release = resolve));
    one.start();
    await smtp.wasHanded(1);
    const claimEnd = async () => Date.parse((await rows())[0]!.claimed_until!);
    const firstEnd = await claimEnd();
    now = firstEnd - 1;
    await expect.poll(claimEnd).toBeGreaterThan(firstEnd);
    now = firstEnd + 1;
    other.start();
    await other.idle();
    release();
    await one.idle();
    expect(smtp.tries).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 1, done_at: expect.any(String) }]);
  });

  it('are aborted once their claim is lost, and nothing is recorded', async () => {
    await putIn(1, new Date());
    smtp.hold = new Promise(() => {});
    const jobs = await openProcess(() => new Date(), { claim: 60, first: 60_000 });
    jobs.start();
    await smtp.wasHanded(1);
    const other = { claimed_by: 'another', claimed_until: '2999-01-01T00:00:00.000Z' };
    await shared.db.updateTable('jobs').set(other).execute();
    await jobs.idle();
    expect(await rows()).toMatchObject([{ done_at: null, last_error: null, ...other }]);
  });

  it('are tried until the server is up again', async () => {
    await smtp.close();
    await putIn(3, new Date());
    const jobs = await openProcess(() => new Date(), { first: 30, longest: 60, least: 5 });
    jobs.start();
    await jobs.idle();
    smtp = await startMailServer({ port: smtp.port });
    await smtp.took(3);
    await jobs.idle();
    expect(smtp.tries).toBe(3);
  });

  it('are not sent again when the record of their sending couldn’t be written', async () => {
    await putIn(1);
    let now = START;
    const jobs = await openProcess(() => new Date(now));
    let release = () => {};
    smtp.hold = new Promise((resolve) => (release = resolve));
    jobs.start();
    await smtp.wasHanded(1);
    await shared.db.schema.alterTable('jobs').renameTo('elsewhere').execute();
    release();
    await jobs.idle();
    await shared.db.schema.alterTable('elsewhere').renameTo('jobs').execute();
    expect(await rows()).toMatchObject([{ done_at: null }]);
    now = START + 60_000;
    jobs.runDue();
    await jobs.idle();
    expect(smtp.tries).toBe(1);
    expect(await rows()).toMatchObject([{ done_at: new Date(now).toISOString() }]);
  });

  it('are put back if they aren’t accepted before the process ends', async () => {
    await putIn(1);
    smtp.hold = new Promise(() => {});
    const jobs = await openProcess(() => new Date(START), { patience: 10 });
    jobs.start();
    await smtp.wasHanded(1);
    await jobs.close();
    expect(await rows()).toMatchObject([
      { done_at: null, failed_at: null, claimed_until: null, attempts: 1 },
    ]);
  });

  it('are not sent once the runner is stopped', async () => {
    await putIn(1);
    const jobs = await openProcess(() => new Date(START));
    jobs.stop();
    jobs.start();
    jobs.retryAll(MAIL);
    await jobs.close();
    expect(smtp.tries).toBe(0);
  });
});
