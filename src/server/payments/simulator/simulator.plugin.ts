/** Cardcom's calls as the shop makes them, and the pages of the simulator. */
import type { FastifyInstance } from 'fastify';
import { createSchema, listRequestSchema, refundRequestSchema, resultRequestSchema } from './create-rules.ts';
import { documentCalls } from './document-calls.ts';
import { type PayerOptions, payerPages } from './payer-pages.plugin.ts';
import { isFaulty, resultOf } from './simulated-cardcom.ts';
import {
  BAD_KEYS,
  BAD_REQUEST,
  HIDDEN,
  REFUSED,
  UNKNOWN_PAGE,
  broken,
  refuse,
  silence,
  told,
} from './simulator-answers.ts';

export interface SimulatorOptions extends PayerOptions {
  keys: { terminal: number; apiName: string; apiPassword: string };
}

export async function simulatorPlugin(app: FastifyInstance, options: SimulatorOptions): Promise<void> {
  const { cardcom, keys, url } = options;
  // The prefix is the plugin's already.
  await app.register(payerPages, { ...options, prefix: '' });

  app.post('/api/v11/LowProfile/Create', HIDDEN, async ({ body }, reply) => {
    const read = createSchema.safeParse(body);
    if (!read.success) return refuse(reply.code(400), BAD_REQUEST, told(read.error));
    const { TerminalNumber, ApiName } = read.data;
    if (TerminalNumber !== keys.terminal || ApiName !== keys.apiName)
      return refuse(reply.code(401), BAD_KEYS);
    const fault = cardcom.takeNext();
    if (fault === 'silence') return silence(reply);
    if (fault === 'refused') return refuse(reply, REFUSED);
    if (fault === 'error') return broken(reply);
    const id = await cardcom.create(read.data);
    if (fault === 'error_but_made') return broken(reply);
    const Url = `${url}/pay/${id}`;
    return {
      ResponseCode: 0,
      Description: 'OK',
      LowProfileId: id,
      Url,
      UrlToPayPal: '',
      UrlToBit: `${Url}?bit`,
    };
  });

  app.post('/api/v11/LowProfile/GetLpResult', HIDDEN, async ({ body }, reply) => {
    const read = resultRequestSchema.safeParse(body);
    if (!read.success) return refuse(reply.code(400), BAD_REQUEST, told(read.error));
    const { TerminalNumber, ApiName, LowProfileId } = read.data;
    if (TerminalNumber !== keys.terminal || ApiName !== keys.apiName)
      return refuse(reply.code(401), BAD_KEYS);
    const page = await cardcom.find(LowProfileId);
    if (!page) return refuse(reply, UNKNOWN_PAGE);
    const { answer } = page.faults;
    const now = cardcom.now();
    if (!isFaulty(page, now)) return resultOf(page, now);
    if (answer === 'error') return broken(reply);
    if (answer === 'html') return reply.type('text/html').send('<html><body>Maintenance</body></html>');
    if (answer === 'silence') return silence(reply);
    return resultOf(page, now);
  });

  app.post('/api/v11/Transactions/RefundByTransactionId', HIDDEN, async ({ body }, reply) => {
    const read = refundRequestSchema.safeParse(body);
    if (!read.success) return refuse(reply.code(400), BAD_REQUEST, told(read.error));
    if (!isKnown(read.data)) return refuse(reply.code(401), BAD_KEYS);
    const fault = (await cardcom.faultsOf(read.data.TransactionId))?.refund ?? 'done';
    if (fault === 'silence') return silence(reply);
    const id = fault === 'refused' ? null : await cardcom.refund(read.data);
    if (fault === 'silence_but_done') return silence(reply);
    return id === null
      ? refuse(reply, REFUSED)
      : { ResponseCode: 0, Description: 'OK', NewTranzactionId: id };
  });

  app.post('/api/v11/Transactions/ListTransactions', HIDDEN, async ({ body }, reply) => {
    const read = listRequestSchema.safeParse(body);
    if (!read.success) return refuse(reply.code(400), BAD_REQUEST, told(read.error));
    if (!isKnown(read.data)) return refuse(reply.code(401), BAD_KEYS);
    const { Page, Page_size } = read.data;
    return { ResponseCode: 0, Description: '', Tranzactions: await cardcom.list(read.data), Page, Page_size };
  });

  documentCalls(app, { cardcom, isKnown });

  function isKnown({ ApiName, ApiPassword }: { ApiName: string; ApiPassword: string }): boolean {
    return ApiName === keys.apiName && ApiPassword === keys.apiPassword;
  }
}
