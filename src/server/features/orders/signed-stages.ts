/** Pictures of stages are private: whoever may see the order gets their signed addresses with it. */
import type { preSerializationAsyncHookHandler } from 'fastify';
import type { Order, OrderLine } from '#contract/orders.ts';
import type { PageGrants } from '../tutorials/page-grants.ts';

/** Signs them in every answer of a scope, whether it has one order or a list. */
export function signingStages(grants: PageGrants): preSerializationAsyncHookHandler {
  return async (_request, _reply, payload: unknown) => {
    if (typeof payload !== 'object' || payload === null || !('data' in payload)) return payload;
    const { data } = payload;
    if (Array.isArray(data)) return { ...payload, data: data.map((one) => signed(one, grants)) };
    return { ...payload, data: signed(data, grants) };
  };
}

function signed(answered: unknown, grants: PageGrants): unknown {
  if (!isOrder(answered)) return answered;
  return { ...answered, lines: answered.lines.map((line) => withSignedStages(line, grants)) };
}

function isOrder(answered: unknown): answered is Order {
  return typeof answered === 'object' && answered !== null && 'timeline' in answered;
}

function withSignedStages(line: OrderLine, grants: PageGrants): OrderLine {
  if (!line.stages) return line;
  return {
    ...line,
    stages: line.stages.map(({ image, ...stage }) =>
      image === undefined ? stage : { ...stage, image: grants.signAddresses(stage._id, [image])[0]! },
    ),
  };
}
