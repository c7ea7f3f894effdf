/** Conventions as in schema.ts. */
import type { Generated } from 'kysely';
import type { OrderMail } from '#domain/orders/order-mails.ts';
import type { ChargeMethod } from '#domain/orders/charge-methods.ts';
import type { OrderEvent } from '#contract/orders.ts';
import type { Lang } from '#domain/language.ts';
import type { Agorot } from '#domain/money.ts';
import type { ProductType } from '#domain/offer.ts';
import type { DeliveryMethod } from '#domain/orders/delivery.ts';
import type { LineState, OrderState } from '#domain/orders/order-states.ts';
import type { PaymentMethod } from '#domain/orders/payment-state.ts';
import type { AttemptState } from '#domain/payments/attempt-states.ts';

type Flag = 0 | 1;

export interface OrderTables {
  orders: OrdersTable;
  order_counts: OrderCountsTable;
  order_terms: OrderTermsTable;
  order_lines: OrderLinesTable;
  order_holds: OrderHoldsTable;
  payment_attempts: PaymentAttemptsTable;
  charges: ChargesTable;
  refunds: RefundsTable;
  refund_lines: RefundLinesTable;
  cancellation_requests: CancellationRequestsTable;
  order_stages: OrderStagesTable;
  order_notes: OrderNotesTable;
  order_events: OrderEventsTable;
  first_orders: FirstOrdersTable;
}

export interface OrdersTable {
  id: string; // unguessable
  number: number;
  version: number;
  user_id: string | null; // null: taken by the admin, or the account is gone
  cart_id: string | null;
  lang: Lang;
  state: OrderState;
  created_at: string;
  updated_at: string;
  confirmed_at: string | null;
  // Of the customer; blank once the account is erased.
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  delivery_method: DeliveryMethod | null;
  delivery_title: string | null; // JSON: `Localized`
  delivery_price: Agorot;
  address: string | null; // JSON: `Address`
  tracking_number: string | null;
  tracking_url: string | null;
  subtotal: Agorot;
  first_order_discount: Agorot;
  vat_rate: number | null; // percent; null: the seller is exempt
  vat_amount: Agorot | null;
  total: Agorot;
  payment_method: PaymentMethod;
  hold_until: string | null;
  note: string | null;
  consents: string; // JSON: the terms' version, and each consent with its time
  workshop_cancellation_days: number; // the rule of the moment of placing
  has_request: Generated<Flag>; // an open cancellation request
  needs_review: Generated<Flag>; // money and order disagree
  /** Pieces of it are 0: to make, 1: to hand over; 2: neither. Set by triggers, which follow its lines. */
  readonly task: Generated<0 | 1 | 2>;
}

/** Sums over it are the numbers of orders. Whoever writes an order adds to it; a trigger does when one is deleted. */
export interface OrderCountsTable {
  id: string;
  state: OrderState;
  has_request: Flag;
  needs_review: Flag;
  count: number; // -1: one order less
}

/** What a search of orders finds (domain/orders/order-search.ts). */
interface OrderTermsTable {
  term: string;
  order_id: string;
}

export interface OrderLinesTable {
  id: string;
  order_id: string;
  position: number;
  product_type: ProductType;
  item: string;
  quantity: number;
  title: string;
  translations: string;
  image: string | null;
  original_price: Agorot | null; // before a product's discount or the early bird
  price: Agorot; // of one
  discount: Agorot; // the line's share of the order's discount
  to_pay: Agorot;
  made_to_order: Flag;
  choices: string; // JSON: ids
  choice_titles: string; // JSON: `ChoiceTitle[]`, in their order
  personal_text: string | null;
  personal_text_title: string | null; // JSON: `ChoiceTitle`
  lead_days: number | null; // business days; null: not made to order, or not told
  meetings: string | null; // JSON
  location: string | null;
  question: Generated<string | null>; // what the workshop asked, in the order's language
  answer: Generated<string | null>;
  state: LineState;
  handed_over_at: string | null;
}

export interface OrderHoldsTable {
  line_id: string;
  product_type: ProductType;
  item: string;
  variant: string; // its key; empty without choices
  quantity: number;
  until: string;
}

interface PaymentAttemptsTable {
  id: string;
  order_id: string;
  method: PaymentMethod;
  state: AttemptState;
  amount: Agorot;
  created_at: string;
}

interface ChargesTable {
  id: string;
  order_id: string;
  attempt_id: string | null;
  amount: Agorot;
  method: ChargeMethod | 'card';
  reference: string | null;
  at: string;
  by_user: string | null; // null: the provider said so
}

interface RefundsTable {
  id: string;
  order_id: string;
  amount: Agorot; // what goes back, after the fee
  fee: Agorot;
  delivery_amount: Agorot;
  reason: string;
  way: 'provider' | 'hand';
  state: 'asked' | 'done' | 'refused' | 'unknown';
  at: string;
  by_user: string | null;
  done_at: string | null;
  attempt_id: Generated<string | null>; // whose charge goes back through the provider
  sent_at: Generated<string | null>; // once set, the provider is asked what became of it, never told again
  provider_reference: Generated<string | null>;
  failure: Generated<string | null>; // why the provider refused it, or what isn't known of it
  put_away_at: Generated<string | null>; // the admin gave up one that was refused
}

interface RefundLinesTable {
  refund_id: string;
  line_id: string;
  quantity: number;
  amount: Agorot; // of the line's price, before the fee
  restock: Flag;
}

interface CancellationRequestsTable {
  id: string;
  order_id: string;
  at: string;
  lines: string; // JSON: ids
  text: string | null;
  refund: Agorot; // after the fee, if there is one
  has_defect: Generated<Flag>; // what was bought is defective, so there is no fee
  settled_at: string | null;
  quantities: Generated<string | null>; // JSON: by line's id, where it isn't all of the line
}

interface OrderStagesTable {
  id: string;
  line_id: string;
  state: LineState;
  text: string | null;
  image: string | null; // a private picture
  at: string;
}

interface OrderNotesTable {
  id: string;
  order_id: string;
  at: string;
  by_user: string | null;
  text: string;
}

interface OrderEventsTable {
  order_id: string;
  position: number;
  at: string;
  event: OrderEvent;
  actor: 'customer' | 'admin' | 'shop';
  by_user: string | null;
  line_id: string | null;
  amount: Agorot | null;
  details: string | null; // JSON: `EventDetails`
}

export interface EventDetails {
  mail?: OrderMail;
  text?: string;
  /** The order that took its place. */
  replacedBy?: string;
}

interface FirstOrdersTable {
  email_hash: string; // keyed, so that it can't be guessed
  order_id: string;
}
