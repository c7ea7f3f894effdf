/** The pages of the simulator: a payer's, and the developer's panel. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { DEFAULT_LANG, LANGS } from '#domain/language.ts';
import type { Transport } from '../provider-call.ts';
import { closedPage, payerPage } from './payer-page.ts';
import { documentPage, panelPage } from './panel-page.ts';
import { PAYER_CHOICES, type PayerChoice, type SimulatedCardcom, resultOf } from './simulated-cardcom.ts';
import { HIDDEN } from './simulator-answers.ts';
import { CREATE_FAULTS } from './simulator-faults.ts';
import { PAGE_STYLE } from './simulator-page.ts';
import type { SimulatedPage } from './simulator.repository.ts';
import { switchedFaults } from './switched-faults.ts';
import { switchesSchema } from './switches.ts';

export interface PayerOptions {
  cardcom: SimulatedCardcom;
  /** Where it is reached, without a slash at the end. */
  url: string;
  /** How notices travel. */
  transport: Transport;
  /** For which the shop keeps an unpaid order's goods. */
  holdMinutes?: number;
}

const idSchema = z.object({ id: z.uuid() });
const choiceSchema = idSchema.extend({ choice: z.enum([...PAYER_CHOICES, 'switches']) });
const querySchema = z.object({ lang: z.enum(LANGS).catch(DEFAULT_LANG), bit: z.unknown().optional() });
const nextSchema = z.object({ create: z.enum(CREATE_FAULTS) });
const numberSchema = z.object({ number: z.coerce.number().int() });
const LATEST = 20;

export async function payerPages(app: FastifyInstance, options: PayerOptions): Promise<void> {
  const { cardcom, url, holdMinutes = 30 } = options;
  const base = new URL(url).pathname.replace(/\/$/, '');
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const send = (reply: FastifyReply, page: string) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  const pageOf = async (params: unknown) => {
    const read = idSchema.safeParse(params);
    return read.success ? cardcom.find(read.data.id) : null;
  };

  app.get('/pay.css', HIDDEN, async (_request, reply) => reply.type('text/css').send(PAGE_STYLE));

  app.get('/', HIDDEN, async ({ query }, reply) => {
    const { lang } = querySchema.parse(query);
    return send(reply, panelPage(base, { lang, next: cardcom.next, pages: await cardcom.latest(LATEST) }));
  });

  app.post('/next', HIDDEN, async ({ query, body }, reply) => {
    const read = nextSchema.safeParse(body);
    if (!read.success) return reply.callNotFound();
    cardcom.next = read.data.create;
    return reply.redirect(`${base}?lang=${querySchema.parse(query).lang}`, 303);
  });

  app.get('/document/:number', HIDDEN, async ({ params, query }, reply) => {
    const read = numberSchema.safeParse(params);
    if (!read.success) return reply.callNotFound();
    return send(reply, documentPage(base, querySchema.parse(query).lang, read.data.number));
  });

  app.get('/pay/:id', HIDDEN, async ({ params, query }, reply) => {
    const page = await pageOf(params);
    if (!page) return reply.callNotFound();
    return send(reply, payerPage(base, page, querySchema.parse(query).bit !== undefined));
  });

  app.get('/pay/:id/closed', HIDDEN, async ({ params }, reply) => {
    const page = await pageOf(params);
    return page ? send(reply, closedPage(base, page)) : reply.callNotFound();
  });

  app.post('/pay/:id/:choice', HIDDEN, async ({ params, body }, reply) => {
    const read = choiceSchema.safeParse(params);
    const page = read.success ? await cardcom.find(read.data.id) : null;
    if (!read.success || !page) return reply.callNotFound();
    const { id, choice } = read.data;
    // A press that brings no switches leaves them as they are.
    if (Object.keys(body ?? {}).length > 0) await setSwitches(page, body);
    if (choice === 'switches') return reply.redirect(`${base}/pay/${id}`, 303);
    const chosen = (await cardcom.choose(id, choice)) ?? page;
    if (choice === 'close') return reply.redirect(`${base}/pay/${id}/closed`, 303);
    const telling = choice === 'cancel' ? Promise.resolve() : tell(options, chosen, timers);
    if (!chosen.faults.noticeLast) await telling;
    const isBack = choice === 'cancel' || !chosen.faults.stays;
    return reply.redirect(isBack ? wayBack(chosen, choice, url) : `${base}/pay/${id}/closed`, 303);
  });

  async function setSwitches({ id, created }: SimulatedPage, body: unknown): Promise<void> {
    const read = switchesSchema.safeParse(body);
    const holdSeconds = holdMinutes * 60;
    if (read.success) await cardcom.fail(id, switchedFaults(read.data, { created, holdSeconds }));
  }
}

/** As often as its faults say, all at once; whether anybody listens is the shop's business. */
async function tell(
  { cardcom, transport }: PayerOptions,
  page: SimulatedPage,
  timers: Set<NodeJS.Timeout>,
): Promise<void> {
  const { notices, foreignNotice, noticeDelay } = page.faults;
  const send = () =>
    transport(page.created.WebHookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...resultOf(page, cardcom.now()),
        ...(foreignNotice && { LowProfileId: crypto.randomUUID() }),
      }),
    }).catch(() => null);
  const sendAll = () => Promise.all(Array.from({ length: notices }, send));
  if (noticeDelay === 0) return void (await sendAll());
  const timer = setTimeout(() => {
    timers.delete(timer);
    void sendAll();
  }, noticeDelay * 1000);
  timers.add(timer.unref());
}

/** Within the shop by path alone, so that a payer stays logged in under whatever name the shop was opened. */
function wayBack({ created }: SimulatedPage, choice: PayerChoice, url: string): string {
  const { SuccessRedirectUrl, FailedRedirectUrl, CancelRedirectUrl = FailedRedirectUrl } = created;
  const addresses = { cancel: CancelRedirectUrl, decline: FailedRedirectUrl };
  const address = new URL(
    choice === 'cancel' || choice === 'decline' ? addresses[choice] : SuccessRedirectUrl,
  );
  return address.origin === new URL(url).origin ? address.pathname + address.search : address.href;
}
