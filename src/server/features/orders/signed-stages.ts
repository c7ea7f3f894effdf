/** Pictures of stages are private: whoever may see the order gets their signed addresses with it. */
import type { preSerializationAsyncHookHandler } from 'fastify';
import type { ShownStage, Order } from '#contract/orders.ts';
import type { PageGrants } from '../tutorials/page-grants.ts';

/** Signs them in every answer of a scope; those of a list without their copies. */
export function signingStages(grants: PageGrants): preSerializationAsyncHookHandler {
  const alone = (stage: ShownStage, picture: string): ShownStage => {
    const [page] = grants.sign(stage._id, [picture]);
    return { ...stage, image: page!.address, imageSignatures: page!.signatures };
  };
  const listed = (stage: ShownStage, picture: string): ShownStage => ({
    ...stage,
    image: grants.signAddresses(stage._id, [picture])[0]!,
  });
  return async (_request, _reply, payload: unknown) => {
    if (typeof payload !== 'object' || payload === null || !('data' in payload)) return payload;
    const { data } = payload;
    if (Array.isArray(data)) return { ...payload, data: data.map((one) => signed(one, listed)) };
    return { ...payload, data: signed(data, alone) };
  };
}

type Sign = (stage: ShownStage, picture: string) => ShownStage;

function signed(answered: unknown, sign: Sign): unknown {
  if (!isOrder(answered)) return answered;
  const lines = answered.lines.map(({ stages, ...line }) =>
    stages ? { ...line, stages: stages.map((stage) => withPicture(stage, sign)) } : line,
  );
  return { ...answered, lines };
}

function isOrder(answered: unknown): answered is Order {
  return typeof answered === 'object' && answered !== null && 'timeline' in answered;
}

function withPicture(stage: ShownStage, sign: Sign): ShownStage {
  return stage.image === undefined ? stage : sign(stage, stage.image);
}
