/** Several processes on one outbox, each with a connection of its own to the database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, openEmptyDatabase } from '#test/databases.ts';
import { type TestMailServer, startMailServer } from '#test/mail-server.ts';
import { type DatabaseAddress, openDatabase } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { Outbox, type OutboxTimes } from './outbox.ts';
import { claimMail, insertMail } from './outbox.repository.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');
const silent = { info: () => {}, warn: () => {}, error: () => {} };

describe.each(databases)('an outbox on %s', (kind) => {
  let address: DatabaseAddress;
  let dropDatabase: () => Promise<void>;
  let db: Database;
  let smtp: TestMailServer;
  const opened: { outbox: Outbox; db: Database }[] = [];
  beforeEach(async () => {
    smtp = await startMailServer();
    if (kind === 'postgres') ({ address, close: dropDatabase } = await openEmptyDatabase(kind));
    else {
      const dir = await mkdtemp(join(tmpdir(), 'shop-outbox-'));
      address = { kind, file: join(dir, 'shop.db') };
      dropDatabase = () => rm(dir, { recursive: true });
    }
    db = await openDatabase(address);
    await migrate(db);
  });
  afterEach(async () => {
    for (const process of opened.splice(0)) {
      await process.outbox.close();
      await process.db.destroy();
    }
    await smtp.close();
    await db.destroy();
    await dropDatabase();
  });

  const openProcess = async (now: () => Date, times: Partial<OutboxTimes> = {}) => {
    const own = await openDatabase(address);
    const mail = { smtpUrl: smtp.url, from: 'site@shop.example', to: 'maker@shop.example' };
    const outbox = new Outbox({ db: own, mail, log: silent, now, times });
    opened.push({ outbox, db: own });
    return outbox;
  };
  const putIn = async (count: number, at = new Date(START)) => {
    const createdAt = at.toISOString();
    for (let index = 0; index < count; index++) {
      const id = `${index}`;
      const message = {
        id,
        name: 'a',
        email: 'a@example.com',
        subject: id,
        message: 'b',
        created_at: createdAt,
      };
      await db.insertInto('contact_messages').values(message).execute();
      const mail = {
        contactMessageId: id,
        replyTo: 'a@example.com',
        lang: 'he' as const,
        subject: id,
        body: 'b',
      };
      await db
        .transaction()
        .execute((trx) => insertMail(trx, mail, { now: createdAt, host: 'shop.example' }));
    }
  };
  const rows = () => db.selectFrom('outbox_mails').selectAll().execute();

  it('sends each mail once, however many processes there are', async () => {
    await putIn(40);
    const now = () => new Date(START);
    const processes = [await openProcess(now), await openProcess(now), await openProcess(now)];
    for (const outbox of processes) outbox.start();
    for (const outbox of processes) outbox.tryAll();
    await smtp.took(40);
    for (const outbox of processes) await outbox.idle();
    expect(smtp.tries).toBe(40);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(40);
    for (const row of await rows()) {
      expect(row).toMatchObject({ attempts: 1, claimed_until: null, sent_at: expect.any(String) });
    }
  });

  it('takes a mail over from a process that was killed, once its claim has ended', async () => {
    await putIn(1);
    let now = START;
    const until = new Date(START + 30_000).toISOString();
    expect(await claimMail(db, new Date(START).toISOString(), until)).not.toBeNull();
    const outbox = await openProcess(() => new Date(now));
    outbox.start();
    await outbox.idle();
    now = START + 29_999;
    outbox.tryDue();
    await outbox.idle();
    expect(smtp.tries).toBe(0);
    now = START + 30_000;
    outbox.tryDue();
    await outbox.idle();
    expect(smtp.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 2, sent_at: expect.any(String) }]);
  });

  it('keeps its claim for as long as the mail server takes', async () => {
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
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: expect.any(String) }]);
  });

  it('hangs up once its claim is lost, and notes nothing', async () => {
    await putIn(1, new Date());
    smtp.hold = new Promise(() => {});
    const outbox = await openProcess(() => new Date(), { claim: 60, first: 60_000 });
    outbox.start();
    await smtp.wasHanded(1);
    await db.updateTable('outbox_mails').set({ claimed_until: '2999-01-01T00:00:00.000Z' }).execute();
    await outbox.idle();
    expect(await rows()).toMatchObject([
      { sent_at: null, last_error: null, claimed_until: '2999-01-01T00:00:00.000Z' },
    ]);
  });

  it('tries by itself until the server is up again', async () => {
    await smtp.close();
    await putIn(3, new Date());
    const outbox = await openProcess(() => new Date(), { first: 30, longest: 60, least: 5 });
    outbox.start();
    await outbox.idle();
    smtp = await startMailServer({ port: smtp.port });
    await smtp.took(3);
    await outbox.idle();
    expect(smtp.tries).toBe(3);
  });

  it('does not send again what was sent while the note of it could not be written', async () => {
    await putIn(1);
    let now = START;
    const outbox = await openProcess(() => new Date(now));
    let release = () => {};
    smtp.hold = new Promise((resolve) => (release = resolve));
    outbox.start();
    await smtp.wasHanded(1);
    await db.schema.alterTable('outbox_mails').renameTo('elsewhere').execute();
    release();
    await outbox.idle();
    await db.schema.alterTable('elsewhere').renameTo('outbox_mails').execute();
    expect(await rows()).toMatchObject([{ sent_at: null }]);
    now = START + 60_000;
    outbox.tryDue();
    await outbox.idle();
    expect(smtp.tries).toBe(1);
    expect(await rows()).toMatchObject([{ sent_at: new Date(now).toISOString() }]);
  });

  it('puts back what does not arrive before the end', async () => {
    await putIn(1);
    smtp.hold = new Promise(() => {});
    const outbox = await openProcess(() => new Date(START), { patience: 10 });
    outbox.start();
    await smtp.wasHanded(1);
    await outbox.close();
    expect(await rows()).toMatchObject([
      { sent_at: null, failed_at: null, claimed_until: null, attempts: 1 },
    ]);
  });

  it('does nothing once it is stopped', async () => {
    await putIn(1);
    const outbox = await openProcess(() => new Date(START));
    outbox.stop();
    outbox.start();
    outbox.tryAll();
    await outbox.close();
    expect(smtp.tries).toBe(0);
  });
});
