/** A payment provider that answers what a test tells it to, and counts what it was asked. */
import {
  type ChargeToRefund,
  type ListedTransaction,
  type NewPage,
  type Opening,
  type PaymentProvider,
  type ProviderReport,
  type RefundOutcome,
  UNKNOWN_REPORT,
} from '#server/payments/payment-provider.ts';

export interface FakeProvider extends PaymentProvider {
  pages: NewPage[];
  asked: string[];
  refunds: ChargeToRefund[];
  listed: ListedTransaction[];
  /** By attempt; pending if nothing is told. */
  answers: Map<string, Partial<ProviderReport>>;
  /** Of the calls to come. */
  opening: ((page: NewPage) => Promise<Opening>) | null;
  refunding: ((charge: ChargeToRefund) => Promise<RefundOutcome>) | null;
  /** Awaited before each answer to a question. */
  before: () => Promise<void>;
  /** Says that the attempt was paid as it was asked for. */
  pay: (attemptId: string, change?: Partial<ProviderReport>) => void;
}

export function fakeProvider(): FakeProvider {
  const fake: FakeProvider = {
    id: 'cardcom',
    protocol: 'cardcom',
    terminal: '1000',
    canRefund: true,
    pages: [],
    asked: [],
    refunds: [],
    listed: [],
    answers: new Map(),
    opening: null,
    refunding: null,
    before: async () => {},
    pay: (attemptId, change = {}) => {
      const page = fake.pages.find((one) => one.attemptId === attemptId);
      fake.answers.set(attemptId, {
        state: 'paid',
        amount: page?.amount ?? null,
        currency: 'ILS',
        attemptId,
        terminal: '1000',
        transactionId: `t-${attemptId}`,
        method: 'card',
        brand: 'Visa',
        last4: '0000',
        document: { kind: 'TaxInvoiceAndReceipt', number: '15935', url: 'https://pay.example/d/15935' },
        ...change,
      });
    },
    open: async (page) => {
      fake.pages.push(page);
      if (fake.opening) return fake.opening(page);
      const reference = `p-${page.attemptId}`;
      return { kind: 'opened', reference, url: `https://pay.example/${reference}`, bitUrl: null };
    },
    query: async ({ attemptId }) => {
      fake.asked.push(attemptId);
      await fake.before();
      return { ...UNKNOWN_REPORT, state: 'pending', ...fake.answers.get(attemptId) };
    },
    refund: async (charge) => {
      fake.refunds.push(charge);
      if (fake.refunding) return fake.refunding(charge);
      return { kind: 'done', reference: `r-${fake.refunds.length}`, document: null };
    },
    list: async () => ({ kind: 'listed', transactions: fake.listed }),
    readNotice: () => ({ reference: null, isAuthentic: true }),
  };
  return fake;
}
