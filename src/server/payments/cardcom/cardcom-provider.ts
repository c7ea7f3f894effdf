/** Cardcom's LowProfile pages, version 11. */
import { type CallOptions, type Called, type Transport, callProvider } from '../provider-call.ts';
import {
  type Listing,
  type NewPage,
  type Notice,
  type Opening,
  type PaymentProvider,
  type ProviderReport,
  UNKNOWN_REPORT,
} from '../payment-provider.ts';
import { webAddress } from '../provider-values.ts';
import { noticeSchema, openedSchema, readAs, resultSchema } from './cardcom-answers.ts';
import { cardcomRefunds } from './cardcom-refunds.ts';
import { type CardcomKeys, createRequest } from './create-request.ts';
import { listTransactions } from './list-transactions.ts';
import { reportOf } from './lp-result.ts';

export const CARDCOM_URL = 'https://secure.cardcom.solutions';

export interface CardcomOptions {
  id?: 'cardcom' | 'simulator';
  url: string;
  keys: CardcomKeys;
  transport?: Transport;
  call?: CallOptions;
}

export function cardcomProvider({
  id = 'cardcom',
  url,
  keys,
  transport = fetch,
  call = {},
}: CardcomOptions): PaymentProvider {
  const post = (path: string, body: object) => callProvider(transport, `${url}/api/v11/${path}`, body, call);
  return {
    id,
    protocol: 'cardcom',
    terminal: String(keys.terminal),
    canRefund: keys.apiPassword !== null,
    open: async (page) => openingOf(await post('LowProfile/Create', createRequest(keys, page)), page),
    query: async ({ reference }) => {
      const { terminal: TerminalNumber, apiName: ApiName } = keys;
      const asked = { TerminalNumber, ApiName, LowProfileId: reference };
      return queried(await post('LowProfile/GetLpResult', asked), reference);
    },
    ...cardcomRefunds(post, keys),
    list: async (day): Promise<Listing> =>
      keys.apiPassword === null
        ? { kind: 'refused', reason: 'the shop has no password for lists' }
        : listTransactions((body) => post('Transactions/ListTransactions', body), keys, day),
    readNotice,
  };
}

function openingOf(called: Called, { attemptId }: NewPage): Opening {
  if (called.kind === 'unknown') return called;
  const opened = readAs(openedSchema, called.body);
  if (!opened) return { kind: 'unknown', reason: 'the answer can’t be read' };
  const { ResponseCode, LowProfileId, Url, UrlToBit } = opened;
  if (ResponseCode !== 0) return { kind: 'refused', reason: `code ${ResponseCode}` };
  const url = webAddress(Url);
  if (!LowProfileId || !url) return { kind: 'unknown', reason: `no page for ${attemptId}` };
  return { kind: 'opened', reference: LowProfileId, url, bitUrl: webAddress(UrlToBit) };
}

/** An answer about another page says nothing. */
function queried(called: Called, reference: string): ProviderReport {
  if (called.kind === 'unknown') return UNKNOWN_REPORT;
  const result = readAs(resultSchema, called.body);
  if (!result || (result.LowProfileId && result.LowProfileId !== reference)) return UNKNOWN_REPORT;
  return reportOf(result);
}

/** JSON, or a form as older terminals send; unsigned either way. */
function readNotice(raw: Buffer): Notice {
  const text = raw.toString('utf8');
  return { reference: ofJson(text) ?? ofForm(text), isAuthentic: true };
}

function ofJson(text: string): string | null {
  try {
    return readAs(noticeSchema, JSON.parse(text))?.LowProfileId ?? null;
  } catch {
    return null;
  }
}

function ofForm(text: string): string | null {
  const form = new URLSearchParams(text);
  const LowProfileId = form.get('LowProfileId') ?? form.get('lowprofilecode');
  return readAs(noticeSchema, { LowProfileId })?.LowProfileId ?? null;
}
