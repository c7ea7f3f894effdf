/** What PayPlus refuses, by its reference and its own plugins; a field that it doesn't have is refused, too. */
import { z } from 'zod';
import { isShekels } from '#contract/money.ts';

const money = z.number().refine(isShekels);
const amount = money.refine((sum) => sum > 0);
const address = z.url({ protocol: /^https?$/ }).max(500);
const info = z.string().max(250).optional();

const itemSchema = z.strictObject({
  name: z.string().min(1).max(250),
  quantity: z.int().min(1),
  price: money,
  barcode: z.string().max(250).optional(),
  shipping: z.boolean().optional(),
  vat_type: z.literal([0, 1, 2]),
});

export const linkRequestSchema = z
  .strictObject({
    payment_page_uid: z.uuid(),
    charge_method: z.literal(1),
    charge_default: z.enum(['credit-card', 'bit']).optional(),
    amount,
    currency_code: z.enum(['ILS', 'USD', 'EUR', 'GBP']),
    language_code: z.enum(['he', 'en']),
    more_info: info,
    more_info_1: info,
    expiry_datetime: z
      .string()
      .regex(/^\d{1,4}$/)
      .optional(),
    refURL_success: address,
    refURL_failure: address,
    refURL_cancel: address,
    refURL_callback: address,
    send_failure_callback: z.boolean(),
    sendEmailApproval: z.boolean(),
    sendEmailFailure: z.boolean(),
    create_token: z.literal(false),
    initial_invoice: z.boolean(),
    paying_vat: z.boolean(),
    customer: z.strictObject({
      customer_name: z.string().min(1).max(250),
      email: z.email(),
      phone: z.string().min(1).optional(),
    }),
    items: z.array(itemSchema).min(1),
  })
  .refine((link) => {
    const sum = link.items.reduce(
      (total, { quantity, price }) => total + Math.round(quantity * price * 100),
      0,
    );
    return sum === Math.round(link.amount * 100);
  }, 'The items do not add up to the amount')
  .refine(({ items, paying_vat }) => items.every(({ vat_type }) => (vat_type === 2) === !paying_vat));
export type LinkRequest = z.infer<typeof linkRequestSchema>;

export const ipnRequestSchema = z.strictObject({ payment_request_uid: z.uuid() });

export const refundRequestSchema = z.strictObject({ transaction_uid: z.uuid(), amount });

export const historyRequestSchema = z.strictObject({
  terminal_uid: z.uuid(),
  filter: z.strictObject({}),
  skip: z.string().regex(/^\d+$/),
  take: z.string().regex(/^(500|[1-4]?\d{1,2})$/),
});
