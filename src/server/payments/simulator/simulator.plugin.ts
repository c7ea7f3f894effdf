/** Cardcom's calls as the shop makes them, and the page that a payer sees. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Transport } from '../provider-call.ts';
import { createSchema, listRequestSchema, refundRequestSchema, resultRequestSchema } from './create-rules.ts';
import { documentCalls } from './document-calls.ts';
import { PAYER_STYLE, payerPage } from './payer-page.ts';
import { type PayerChoice, type SimulatedCardcom, resultOf } from './simulated-cardcom.ts';
import { BAD_KEYS, BAD_REQUEST, REFUSED, UNKNOWN_PAGE, refuse, silence, told } from './simulator-answers.ts';
import type { SimulatedPage } from './simulator.repository.ts';

export interface SimulatorOptions {
  cardcom: SimulatedCardcom;
  keys: { terminal: number; apiName: string; apiPassword: string };
  /** Where it is reached, without a slash at the end. */
  url: string;
  /** How notices travel. */
  transport: Transport;
}

const CHOICES: readonly PayerChoice[] = ['approve', 'bit', 'decline', 'cancel'];

const idSchema = z.object({ id: z.uuid() });
const choiceSchema = idSchema.extend({ choice: z.enum(CHOICES) });

export async function simulatorPlugin(app: FastifyInstance, options: SimulatorOptions): Promise<void> {
  const { cardcom, keys, url } = options;
  // A real provider's calls take none of the shop's slots.
  const noSchema = { schema: { hide: true }, config: { queue: null } };
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, {});
  });

  app.post('/api/v11/LowProfile/Create', noSchema, async ({ body }, reply) => {
    const read = createSchema.safeParse(body);
    if (!read.success) return refuse(reply.code(400), BAD_REQUEST, told(read.error));
    const { TerminalNumber, ApiName } = read.data;
    if (TerminalNumber !== keys.terminal || ApiName !== keys.apiName)
      return refuse(reply.code(401), BAD_KEYS);
    const id = await cardcom.create(read.data);
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

  app.post('/api/v11/LowProfile/GetLpResult', noSchema, async ({ body }, reply) => {
    const read = resultRequestSchema.safeParse(body);
    if (!read.success) return refuse(reply.code(400), BAD_REQUEST, told(read.error));
    const { TerminalNumber, ApiName, LowProfileId } = read.data;
    if (TerminalNumber !== keys.terminal || ApiName !== keys.apiName)
      return refuse(reply.code(401), BAD_KEYS);
    const page = await cardcom.find(LowProfileId);
    if (!page) return refuse(reply, UNKNOWN_PAGE);
    const { answer } = page.faults;
    if (answer === 'error') return reply.code(500).send({ Message: 'An error has occurred.' });
    if (answer === 'html') return reply.type('text/html').send('<html><body>Maintenance</body></html>');
    if (answer === 'silence') return silence(reply);
    return resultOf(page);
  });

  app.post('/api/v11/Transactions/RefundByTransactionId', noSchema, async ({ body }, reply) => {
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

  app.post('/api/v11/Transactions/ListTransactions', noSchema, async ({ body }, reply) => {
    const read = listRequestSchema.safeParse(body);
    if (!read.success) return refuse(reply.code(400), BAD_REQUEST, told(read.error));
    if (!isKnown(read.data)) return refuse(reply.code(401), BAD_KEYS);
    const { Page, Page_size } = read.data;
    return { ResponseCode: 0, Description: '', Tranzactions: await cardcom.list(read.data), Page, Page_size };
  });

  documentCalls(app, { cardcom, isKnown });

  app.get('/pay.css', noSchema, async (_request, reply) => reply.type('text/css').send(PAYER_STYLE));

  app.get('/pay/:id', noSchema, async ({ params }, reply) => {
    const read = idSchema.safeParse(params);
    const page = read.success ? await cardcom.find(read.data.id) : null;
    if (!page) return reply.callNotFound();
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return payerPage(page, { action: `${url}/pay/${page.id}`, style: `${url}/pay.css` });
  });

  app.post('/pay/:id/:choice', noSchema, async ({ params }, reply) => {
    const read = choiceSchema.safeParse(params);
    const page = read.success ? await cardcom.choose(read.data.id, read.data.choice) : null;
    if (!read.success || !page) return reply.callNotFound();
    const { choice } = read.data;
    const telling = choice === 'cancel' ? Promise.resolve() : tell(options, page);
    if (!page.faults.noticeLast) await telling;
    return reply.redirect(addressAfter(page, choice), 303);
  });

  function isKnown({ ApiName, ApiPassword }: { ApiName: string; ApiPassword: string }): boolean {
    return ApiName === keys.apiName && ApiPassword === keys.apiPassword;
  }
}

/** As often as its faults say, all at once; whether anybody listens is the shop's business. */
async function tell({ transport }: SimulatorOptions, page: SimulatedPage): Promise<void> {
  const { notices, foreignNotice } = page.faults;
  const result = { ...resultOf(page), ...(foreignNotice && { LowProfileId: crypto.randomUUID() }) };
  const send = () =>
    transport(page.created.WebHookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(result),
    }).catch(() => null);
  await Promise.all(Array.from({ length: notices }, send));
}

function addressAfter({ created }: SimulatedPage, choice: PayerChoice): string {
  if (choice === 'cancel') return created.CancelRedirectUrl ?? created.FailedRedirectUrl;
  return choice === 'decline' ? created.FailedRedirectUrl : created.SuccessRedirectUrl;
}
