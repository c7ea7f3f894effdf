/** Orders for a bookkeeper: a row for each line and for what delivery cost. */
import type { Order, OrderLine } from '#contract/orders.ts';
import { toShekels } from '#contract/money.ts';
import { FREE, type Shekels } from '#domain/money.ts';
import type { ChoiceTitle } from '#domain/options.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import type { Database } from '#server/db/schema.ts';
import type { CsvColumns } from '#server/platform/responses/csv.ts';
import { type WantedOrders, ordersInBatches } from './order-lists.repository.ts';
import { type OrderFacts, readOrderFacts, toOrder } from './order-view.ts';

type Paid = Pick<
  OrderLine,
  | 'title'
  | 'translations'
  | 'choiceTitles'
  | 'personalText'
  | 'quantity'
  | 'price'
  | 'lineTotal'
  | 'discount'
  | 'toPay'
>;

interface ExportRow {
  order: Order;
  /** Sums of the order are told once, so that a column can be summed up. */
  isFirst: boolean;
  line: Paid & { type: string; item: string; state: string; refunded: Shekels };
}

const sum = (amount: Shekels | number) => amount.toFixed(2);

export const ORDER_CSV: CsvColumns<ExportRow> = {
  _id: ({ order }) => order._id,
  number: ({ order }) => order.number,
  createdDate: ({ order }) => order.createdDate,
  state: ({ order }) => order.state,
  'payment.state': ({ order }) => order.payment.state,
  'payment.method': ({ order }) => order.payment.method,
  'contact.firstName': ({ order }) => order.contact.firstName,
  'contact.lastName': ({ order }) => order.contact.lastName,
  'contact.email': ({ order }) => order.contact.email,
  'contact.phone': ({ order }) => order.contact.phone ?? null,
  'lines.productType': ({ line }) => line.type,
  'lines.item': ({ line }) => line.item,
  'lines.title': ({ line }) => line.title,
  'lines.translations.en.title': ({ line }) => line.translations?.en?.title ?? null,
  'lines.choiceTitles': ({ line }) => choicesIn(line, ({ title }) => title),
  'lines.choiceTitles.translations.en.title': ({ line }) =>
    choicesIn(line, ({ title, translations }) => translations?.en?.title ?? title),
  'lines.personalText': ({ line }) => line.personalText ?? null,
  'lines.quantity': ({ line }) => line.quantity,
  'lines.price': ({ line }) => sum(line.price),
  'lines.lineTotal': ({ line }) => sum(line.lineTotal),
  'lines.discount': ({ line }) => sum(line.discount),
  'lines.toPay': ({ line }) => sum(line.toPay),
  'lines.refunded.amount': ({ line }) => sum(line.refunded),
  'lines.state': ({ line }) => line.state,
  'vat.rate': ({ order }) => order.vat?.rate ?? null,
  'vat.amount': ({ order, isFirst }) => (isFirst && order.vat ? sum(order.vat.amount) : null),
  total: ({ order, isFirst }) => (isFirst ? sum(order.total) : null),
  'payment.paid': ({ order, isFirst }) => (isFirst ? sum(order.payment.paid) : null),
  'payment.refunded': ({ order, isFirst }) => (isFirst ? sum(order.payment.refunded) : null),
};

function choicesIn({ choiceTitles }: Paid, name: (choice: ChoiceTitle) => string): string | null {
  return choiceTitles ? choiceTitles.map(name).join(', ') : null;
}

/** The newest order first. */
export async function* exportRows(
  db: Database,
  days: Pick<WantedOrders, 'from' | 'to'>,
  now: Date,
): AsyncGenerator<ExportRow[]> {
  for await (const orders of ordersInBatches(db, days)) {
    yield (await readOrderFacts(db, orders)).flatMap((facts) => rowsOf(facts, now));
  }
}

function rowsOf(facts: OrderFacts, now: Date): ExportRow[] {
  const order = toOrder(facts, now);
  const lines: ExportRow['line'][] = order.lines.map(({ productType, refunded, ...line }) => ({
    ...line,
    type: productType,
    refunded: refunded.amount as Shekels, // the contract's numbers are shekels
  }));
  return [...lines, ...deliveryLine(order, facts)].map((line, index) => ({
    order,
    isFirst: index === 0,
    line,
  }));
}

/** None for pickup, which costs nothing. */
function deliveryLine({ delivery }: Order, { ledger }: OrderFacts): ExportRow['line'][] {
  if (!delivery || delivery.method === 'pickup') return [];
  const { method, title, translations, price } = delivery;
  const refunds = ledger.refunds.filter(({ state }) => state === 'done');
  const refunded = refunds.length === 0 ? FREE : sumOf(refunds.map(({ delivery_amount }) => delivery_amount));
  return [
    {
      type: 'delivery',
      item: method,
      title,
      ...(translations && { translations }),
      quantity: 1,
      price,
      lineTotal: price,
      discount: toShekels(FREE),
      toPay: price,
      refunded: toShekels(refunded),
      state: '',
    },
  ];
}
