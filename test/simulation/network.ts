/** Between the shop and its provider: calls and answers are lost or late, notices too, and some come twice. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { orderApi } from '#contract/order-routes.ts';
import type { Transport } from '#server/payments/provider-call.ts';
import { pause } from '#server/platform/process/timers.ts';
import type { Shop } from './shop.ts';
import type { World } from './world.ts';

/** ms; as long as the shop waits for an answer. */
const PATIENCE = 10_000;
const MINUTE = 60_000;

/** The chance of each, of one call. */
export interface Weather {
  refused: number;
  lost: number;
  answerLost: number;
  slow: number;
}

export const CALM: Weather = { refused: 0, lost: 0, answerLost: 0, slow: 0 };
export const ROUGH: Weather = { refused: 0.1, lost: 0.1, answerLost: 0.2, slow: 0.3 };

type Inject = (call: InjectOptions) => Promise<LightMyRequestResponse>;

export function networkFor(world: World, shop: Shop, inject: Inject): Transport {
  const timers = world.clock.timersOf(shop);
  return async (url, { headers, body }) => {
    await shop.point('call');
    const { weather, random } = world;
    if (random.chance(weather.refused)) throw new TypeError('fetch failed');
    if (random.chance(weather.lost)) return noAnswer();
    if (random.chance(weather.slow)) await pause(timers, random.below(PATIENCE));
    const { pathname } = new URL(url);
    const isAnswerLost = random.chance(weather.answerLost);
    const answering = inject({
      method: 'POST',
      url: pathname,
      headers: headers as Record<string, string>, // as the adapter gives them
      payload: body as string, // as above
    });
    const answer = await inTime(answering);
    world.activity.note();
    await shop.point('call');
    if (isAnswerLost) return noAnswer();
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
  };

  /** The simulator may be silent for ever. */
  async function inTime<Result>(work: Promise<Result>): Promise<Result> {
    const { promise, reject } = Promise.withResolvers<never>();
    const end = timers.after(PATIENCE, () => reject(new DOMException('No answer came', 'TimeoutError')));
    return Promise.race([work, promise]).finally(end);
  }

  function noAnswer(): Promise<never> {
    return inTime(new Promise<never>(() => {}));
  }
}

/** The provider hears that it was received, whatever becomes of it. */
export function deliverNotice(world: World): Transport {
  const timers = world.clock.timersOf({ isDead: false });
  const notice = orderApi.paymentNotice('cardcom');
  const deliver = async (body: unknown) => {
    const shop = world.anyShop();
    if (!shop) return;
    const answer = await shop.call({ method: 'POST', url: notice, body }).catch(() => null);
    if (answer) world.expectFine(notice, answer);
  };
  return async (_url, { body }) => {
    const { random } = world;
    const delays = random.weighted<number[]>([
      [6, [0]],
      [2, []],
      [2, [random.below(5_000)]],
      [1, [random.below(90 * MINUTE)]],
      [1, [0, random.below(MINUTE)]],
    ]);
    for (const delay of delays) {
      const send = () => world.start(deliver(JSON.parse(body as string))); // the simulator's own text
      if (delay === 0) send();
      else timers.after(delay, send);
    }
    return new Response('{}');
  };
}
