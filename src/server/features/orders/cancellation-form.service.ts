/** The form that needs no login: a request of the order it fits, else a message, so that nothing said is lost. */
import type { CancellationForm } from '#contract/orders.ts';
import type { Lang } from '#domain/language.ts';
import { emailKey } from '#domain/person.ts';
import { isSamePhone } from '#domain/phone-in-text.ts';
import { cancellationMessageEn, cancellationMessageHe } from '#i18n/cancellation-message.ts';
import type { Config } from '#server/config.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { RateLimit } from '#server/platform/load/rate-limiter.ts';
import { type ContactOptions, receiveMessage } from '../contact-messages/contact-messages.service.ts';
import { openOrder } from './order-change.ts';
import { type StoredOrder, findOrderByNumber } from './orders.repository.ts';
import { requestCancellation } from './request-cancellation.service.ts';

const HOUR = 60 * 60_000;
const WORDS = { he: cancellationMessageHe, en: cancellationMessageEn };

function formLimit({ cancellationsPerHour }: Config['limits']): RateLimit {
  return { name: 'cancellation', max: cancellationsPerHour, window: HOUR };
}

/** Throws an ApiError (429) when the address has sent too many. */
export async function admitForm(
  { config, rateLimiter }: Pick<ContactOptions, 'config' | 'rateLimiter'>,
  address: string,
): Promise<void> {
  await rateLimiter.consume(formLimit(config.limits), address);
}

export async function receiveForm(
  transaction: DatabaseTransaction,
  options: Pick<ContactOptions, 'config' | 'now'>,
  form: CancellationForm,
  mail: { lang: Lang; shop: string },
): Promise<void> {
  const found = await findOrderByNumber(transaction, numberOf(form.number));
  const isKnown = found !== null && fits(found, form);
  if (isKnown && (await madeRequest(transaction, found.id, form, options.now()))) return;
  const facts = { ...form, number: String(form.number), isKnown };
  await receiveMessage(
    transaction,
    options,
    {
      name: form.email || form.phone || facts.number,
      email: form.email ?? '',
      subject: WORDS[mail.lang].subject(facts),
      message: WORDS[mail.lang].message(facts),
    },
    mail,
  );
}

async function madeRequest(
  transaction: DatabaseTransaction,
  order: string,
  form: CancellationForm,
  now: Date,
): Promise<boolean> {
  const open = await openOrder(transaction, order);
  try {
    const { text: reason, defect, part: isPart } = form;
    await requestCancellation(transaction, open, { input: { reason, defect }, isPart, by: null, now });
    return true;
  } catch (error) {
    // Nothing was written, and the admin answers it.
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** As people write it: '#1001', '1001 '. */
function numberOf(given: number | string): number {
  const digits = String(given).replace(/\D/g, '');
  return digits.length > 0 && digits.length < 10 ? Number(digits) : 0;
}

function fits(order: StoredOrder, { email, phone }: CancellationForm): boolean {
  const isEmail = email !== undefined && order.email !== '' && emailKey(email) === emailKey(order.email);
  return isEmail || (!!phone && order.phone !== null && isSamePhone(phone, order.phone));
}
