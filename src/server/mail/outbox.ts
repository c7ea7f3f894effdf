/**
 * The mails that wait (product: Contact): tried at once at the start and after each message, then again and again
 * for 7 days. Every process of the shop works on the same outbox; a claim, renewed while a mail is on its way, keeps
 * each mail with one of them, and ends by itself when that process is killed.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';
import {
  type ClaimedMail,
  claimMail,
  makeAllDue,
  newestWaiting,
  nextDue,
  noteFailure,
  noteSent,
  renewClaim,
} from './outbox.repository.ts';
import { AT_ONCE, type Sender, failureOf, smtpSender } from './smtp-sender.ts';

/** All in ms. */
export interface OutboxTimes {
  /** From a first failed try to the second; then it doubles … */
  first: number;
  /** … up to this. */
  longest: number;
  /** The shortest between two looks into the outbox that nobody asked for. */
  least: number;
  /** After that a mail that can't be sent is given up. */
  giveUp: number;
  /** How long a claim lasts unless it is renewed. */
  claim: number;
  /** What a mail on its way gets when the shop closes. */
  patience: number;
}

const TIMES: OutboxTimes = {
  first: 20_000,
  longest: 15 * 60_000,
  least: 1_000,
  giveUp: 7 * 24 * 60 * 60_000,
  claim: 30_000,
  patience: 7_000,
};

export interface OutboxOptions {
  db: Database;
  /** Null: mails are kept and wait. */
  mail: { smtpUrl: string; from: string; to: string } | null;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now: () => Date;
  times?: Partial<OutboxTimes>;
}

export class Outbox {
  readonly #db: Database;
  readonly #sender: Sender | null;
  readonly #shop: string;
  readonly #log: OutboxOptions['log'];
  readonly #now: () => Date;
  readonly #times: OutboxTimes;
  /** What is being done; the end waits for it. */
  readonly #doing = new Set<Promise<void>>();
  #workers = 0;
  /** Taken by the mail server, with the note of it still to be written. */
  readonly #taken = new Set<string>();
  readonly #hangUp = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #timing = Promise.resolve();
  #startedAt: number | null = null;
  #stopped = false;

  constructor({ db, mail, log, now, times }: OutboxOptions) {
    this.#db = db;
    this.#sender = mail && smtpSender(mail);
    this.#shop = mail?.to ?? '';
    this.#log = log;
    this.#now = now;
    this.#times = { ...TIMES, ...times };
  }

  /** Whether a mail server is named in the settings. */
  get isOn(): boolean {
    return this.#sender !== null;
  }

  /** From now on mails are sent; those that wait are tried at once. */
  start(): void {
    this.#startedAt = this.#now().getTime();
    if (this.isOn) this.tryAll();
    else
      this.#log.warn(
        'SMTP_URL is not set: messages are kept and can be read at /admin/messages, their mails wait',
      );
  }

  /** Every mail that waits is tried at once. */
  tryAll(): void {
    if (!this.#sender || this.#startedAt === null || this.#stopped) return;
    this.#do(async () => {
      await makeAllDue(this.#db, this.#at());
      this.tryDue();
    });
  }

  /** Tries the mails that are due now. */
  tryDue(): void {
    if (!this.#sender || this.#startedAt === null || this.#stopped) return;
    while (this.#workers < AT_ONCE) {
      this.#workers++;
      this.#do(() => this.#work(this.#sender!).finally(() => this.#workers--));
    }
  }

  /** Begins nothing more; what is on its way gets a moment to arrive. */
  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    clearTimeout(this.#timer);
    setTimeout(() => this.#hangUp.abort(), this.#times.patience).unref();
  }

  /** Stops, and waits until what is on its way has arrived or was hung up on. */
  async close(): Promise<void> {
    this.stop();
    await this.idle();
    this.#sender?.close();
  }

  /** Resolves once nothing is on its way and nothing is being tried. */
  async idle(): Promise<void> {
    while (this.#doing.size > 0) await Promise.all(this.#doing);
  }

  #do(work: () => Promise<void>): void {
    const doing = work()
      .catch((error: unknown) => this.#log.error({ err: error }, 'the outbox could not be worked on'))
      .then(() => {
        // One after the other, and read after the work: what came in meanwhile is seen.
        this.#timing = this.#timing.then(() => this.#setTimer());
        return this.#timing;
      })
      .then(() => void this.#doing.delete(doing));
    this.#doing.add(doing);
  }

  async #work(sender: Sender): Promise<void> {
    while (!this.#stopped) {
      const mail = await claimMail(this.#db, this.#at(), this.#at(this.#times.claim));
      if (!mail) return;
      await this.#deliver(sender, mail);
    }
  }

  async #deliver(sender: Sender, mail: ClaimedMail): Promise<void> {
    if (!this.#taken.has(mail.id)) {
      const claim = this.#keepClaim(mail);
      try {
        const to = mail.recipient || this.#shop;
        await sender.send({ ...mail, to }, AbortSignal.any([claim.lost, this.#hangUp.signal]));
        this.#taken.add(mail.id);
      } catch (error) {
        await claim.end();
        return this.#noteFailure(mail, error);
      }
      await claim.end();
    }
    // If the database can't be reached now, the mail comes here again and is not sent a second time.
    await noteSent(this.#db, mail.id, this.#at());
    this.#taken.delete(mail.id);
    this.#log.info({ mail: mail.id }, 'a mail was sent');
  }

  /** Renews a claim until its end; `lost` says that it is another process's. */
  #keepClaim(mail: ClaimedMail): { lost: AbortSignal; end: () => Promise<void> } {
    const lost = new AbortController();
    let renewal = Promise.resolve();
    const renew = async () => {
      const until = this.#at(this.#times.claim);
      if (await renewClaim(this.#db, mail, until)) mail.claimedUntil = until;
      else lost.abort();
    };
    const tell = (error: unknown) =>
      this.#log.error({ err: error, mail: mail.id }, 'a claim was not renewed');
    const timer = setInterval(() => {
      renewal = renewal.then(renew).catch(tell);
    }, this.#times.claim / 3).unref();
    const end = async () => {
      clearInterval(timer);
      await renewal;
    };
    return { lost: lost.signal, end };
  }

  async #noteFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const { reason, final } = failureOf(error);
    const age = this.#now().getTime() - Date.parse(mail.createdAt);
    const givenUp = final || age >= this.#times.giveUp;
    const next = givenUp ? null : this.#at(await this.#pause());
    await noteFailure(this.#db, mail, { reason, now: this.#at(), next });
    this.#log.warn({ mail: mail.id, reason, next }, givenUp ? 'a mail was given up' : 'a mail was not sent');
  }

  /**
   * Ms until the next try: as long again as it is since all were tried at once, at the start or with the newest
   * message. So it doubles, whichever process tries.
   */
  async #pause(): Promise<number> {
    const newest = Date.parse((await newestWaiting(this.#db)) ?? '') || 0;
    const since = this.#now().getTime() - Math.max(newest, this.#startedAt ?? 0);
    return Math.min(Math.max(since, this.#times.first), this.#times.longest);
  }

  async #setTimer(): Promise<void> {
    if (this.#stopped) return;
    const { least, longest } = this.#times;
    const due = await nextDue(this.#db).catch(() => this.#at(this.#times.first));
    if (this.#stopped) return;
    // With none there is still a look: another process may put one in and be killed before it sends it.
    const wait = due === null ? longest : Date.parse(due) - this.#now().getTime();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.tryDue(), Math.min(Math.max(wait, least), longest)).unref();
  }

  /** ISO 8601, UTC: in so many ms. */
  #at(ms = 0): string {
    return new Date(this.#now().getTime() + ms).toISOString();
  }
}
