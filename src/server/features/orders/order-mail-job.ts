/** Writes an order's mail as the order and the shop are now, and puts it in to be sent. */
import { toShekels } from '#contract/money.ts';
import type { Order } from '#contract/orders.ts';
import { DEFAULT_LANG } from '#domain/language.ts';
import { nextMeeting } from '#domain/meetings.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import { type JobHandler, handleJobs } from '#server/jobs/job-type.ts';
import { type Mail, enqueueMail } from '#server/mail/mail-job.ts';
import { makerMail } from '#server/mail/orders/maker-mail.ts';
import type { MailFacts } from '#server/mail/orders/order-facts.ts';
import type { WrittenMail } from '#server/mail/document/written-mail.ts';
import { type OrderMailKind, orderMail } from '#server/mail/orders/order-mail.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { calendarOfSeats } from '../workshops/mailed-calendar.ts';
import { answerOf } from './answer-request.service.ts';
import { type StoredRefund, ledgerOf } from './ledger.repository.ts';
import { requestsOf } from './order-facts.repository.ts';
import { orderMailAddresses } from './order-mail-addresses.ts';
import { ORDER_MAIL, type OrderMailJob } from './order-mails.service.ts';
import { readOrderView } from './order-view.ts';

const DAY = 24 * 60 * 60_000;
const RETRY = { first: 20_000, longest: 60_000, giveUp: 7 * DAY };

export interface OrderMailOptions {
  db: Database;
  config: Pick<Config, 'publicUrl'>;
  settings: ShopSettings;
  /** After a mail was put in. */
  onMail: () => void;
  now: () => Date;
}

export function orderMailHandler(options: OrderMailOptions): JobHandler {
  const { db, config, onMail, now } = options;
  const host = new URL(config.publicUrl).hostname;
  return handleJobs(ORDER_MAIL, {
    done: 'written',
    concurrency: 1,
    retry: RETRY,
    run: async ({ id, payload }) => {
      const mail = await mailOf(options, payload);
      if (!mail) return;
      // The order first, by which an erasure finds the mail; run again, the job puts in no second one.
      const key = `${payload.orderId} ${id}`;
      await db
        .transaction()
        .execute((transaction) => enqueueMail(transaction, mail, { now: now().toISOString(), host, key }));
      onMail();
    },
  });
}

/** Null when there is nothing to say any more: the order or its customer's address is gone. */
async function mailOf(
  { db, config: { publicUrl }, settings, now }: OrderMailOptions,
  { orderId, to, lines = [], refundId }: OrderMailJob,
): Promise<Omit<Mail, 'messageId'> | null> {
  const at = now();
  const order = await readOrderView(db, orderId, at);
  if (!order || order.contact.email === '') return null;
  const shop = await settings.current();
  const refund = refundId === undefined ? null : await findRefund(db, orderId, refundId);
  if (refundId !== undefined && !refund) return null;
  const isAboutEnd = to.who === 'customer' && to.kind === 'cancellation';
  const answer = isAboutEnd ? await answerOf(db, orderId) : null;
  const lang = to.who === 'shop' ? DEFAULT_LANG : order.lang;
  const requestId = (await requestsOf(db, [orderId])).get(orderId)?.id ?? null;
  const addresses = orderMailAddresses({ orderId, lang, publicUrl, requestId }, to.who);
  const facts: MailFacts = { order, shop, lang, addresses, now: at };
  if (to.who === 'shop')
    return {
      to: 'shop',
      replyTo: order.contact.email,
      lang,
      ...bodies(
        to.kind === 'refund_failed'
          ? makerMail({ kind: to.kind, amount: toShekels(refund!.amount) }, facts)
          : makerMail({ kind: to.kind }, facts),
      ),
    };
  const attachment =
    to.kind === 'confirmed'
      ? await calendarOfSeats(db, {
          workshopIds: workshopsToCome(order, at),
          lang,
          publicUrl,
          shop: shop.shop,
          now: at,
        })
      : null;
  return {
    to: { address: order.contact.email },
    replyTo: shop.shop.email,
    lang,
    ...bodies(orderMail(kindOf(to.kind, { lines, refund, answer }), facts)),
    ...(attachment && { attachment }),
  };
}

/** Where the customer has a seat. */
function workshopsToCome({ lines }: Order, now: Date): string[] {
  return lines
    .filter(
      ({ state, givenTo, meetings }) =>
        state === 'registered' && !givenTo && nextMeeting(meetings ?? [], now) !== null,
    )
    .map(({ item }) => item);
}

function kindOf(
  kind: OrderMailKind['kind'],
  { lines, refund, answer }: { lines: readonly string[]; refund: StoredRefund | null; answer: string | null },
): OrderMailKind {
  if (kind === 'cancellation') return { kind, answer };
  if (kind === 'making' || kind === 'ready') return { kind, lines };
  if (kind !== 'refund') return { kind };
  if (!refund) throw new Error('A mail about a refund names it');
  return {
    kind,
    refund: {
      amount: toShekels(refund.amount),
      fee: toShekels(refund.fee),
      lines: refund.lines.map(({ line_id, quantity, amount }) => ({
        line: line_id,
        quantity,
        amount: toShekels(amount),
      })),
      way: refund.way,
    },
  };
}

async function findRefund(db: Database, orderId: string, refundId: string): Promise<StoredRefund | null> {
  const { refunds } = await ledgerOf(db, orderId);
  return refunds.find(({ id }) => id === refundId) ?? null;
}

function bodies({ subject, text, html }: WrittenMail): Pick<Mail, 'subject' | 'body' | 'html'> {
  return { subject, body: text, html };
}
