/** Where the provider sends a payer back, perhaps in another browser: it needs no login and believes nothing. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage, pages } from '#contract/routes.ts';
import { isId } from '#server/db/ids.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';
import { registerRawBodies } from '#server/platform/http/raw-bodies.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import { findOrder } from '../orders.repository.ts';
import { PAYMENT_ASK } from './ask-times.service.ts';
import type { PayingRoutesOptions } from './paying-routes-options.ts';
import { findPage } from './provider-pages.repository.ts';

const RETURN = '/pay/return';
/** ms; whoever reloads makes the shop ask no more often. */
const ASK_AGAIN = 5_000;

export const returnRoutes: FastifyPluginAsync<PayingRoutesOptions> = async (app, { db, jobs, now }) => {
  registerRawBodies(app);

  const leadBack =
    (toOrder: (id: string) => string) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { attempt } = request.params as { attempt: string }; // of the path
      const page = isId(attempt) ? await findPage(db, attempt) : null;
      const order = page && (await findOrder(db, page.order_id));
      if (!order) {
        const { cookie = '' } = request.headers;
        const lost = await app.inject({ url: RETURN, headers: { cookie } });
        return reply.code(404).headers(pageHeaders(lost.headers)).send(lost.rawPayload);
      }
      const at = now();
      const slot = Math.floor(at.getTime() / ASK_AGAIN);
      await db.transaction().execute(async (transaction) => {
        const job = { now: at.toISOString(), key: `${attempt} return ${slot}` };
        await enqueue(transaction, PAYMENT_ASK, { attemptId: attempt, once: true }, job);
      });
      outsideRequest(() => jobs.runDue(PAYMENT_ASK));
      reply.header('cache-control', 'no-store');
      return reply.redirect(inLanguage(order.lang, toOrder(order.id)), 303);
    };

  const route = { method: ['GET', 'POST'], schema: { hide: true } };
  app.route({ ...route, url: `${RETURN}/:attempt`, handler: leadBack(pages.order) });
  app.route({ ...route, url: `${RETURN}/:attempt/cancelled`, handler: leadBack(pages.unpaidOrder) });
};

function pageHeaders(headers: Record<string, unknown>): Record<string, string> {
  const kept = ['content-type', 'cache-control'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}
