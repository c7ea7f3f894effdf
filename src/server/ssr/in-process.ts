/** How pages get their data: from the API's own routes, without the network. There is no second way. */
import type { FastifyInstance } from 'fastify';
import type { Transport } from '#web/api/client.ts';

/** Answers that tell neither how a tutorial is rated nor how many like it; of any other it is taken that they do. */
const WITHOUT_COUNTS = /^\/api\/(?:shop-facts|banner-texts|products|workshops)(?:[/?]|$)/;

/** What went into a page. */
export interface Parts {
  /** Shows ratings or popularity, or an order by them. */
  counts: boolean;
  /** One was missing, so that the page may be without it. */
  incomplete: boolean;
}

export function inProcess(app: FastifyInstance): { transport: Transport; parts: Parts } {
  const parts: Parts = { counts: false, incomplete: false };
  const transport: Transport = async ({ path }) => {
    if (!WITHOUT_COUNTS.test(path)) parts.counts = true;
    const answer = await app.inject({ url: path });
    if (answer.statusCode !== 200) parts.incomplete = true;
    return { status: answer.statusCode, body: answer.json() };
  };
  return { transport, parts };
}
