/** Cardcom's calls about documents of refunds. */
import type { FastifyInstance } from 'fastify';
import { cancelDocumentSchema, newDocumentSchema } from './create-rules.ts';
import type { SimulatedCardcom } from './simulated-cardcom.ts';
import { BAD_KEYS, BAD_REQUEST, HIDDEN, REFUSED, refuse, silence, told } from './simulator-answers.ts';

interface DocumentCalls {
  cardcom: SimulatedCardcom;
  isKnown: (keys: { ApiName: string; ApiPassword: string }) => boolean;
}

export function documentCalls(app: FastifyInstance, { cardcom, isKnown }: DocumentCalls): void {
  app.post('/api/v11/Documents/CancelDoc', HIDDEN, async ({ body }, reply) => {
    const read = cancelDocumentSchema.safeParse(body);
    if (!read.success) return refuse(reply.code(400), BAD_REQUEST, told(read.error));
    if (!isKnown(read.data)) return refuse(reply.code(401), BAD_KEYS);
    const fault = (await cardcom.faultsOf(read.data.DocumentNumber))?.refund ?? 'done';
    if (fault === 'silence') return silence(reply);
    const made = fault === 'refused' ? null : await cardcom.cancelDocument(read.data);
    if (fault === 'silence_but_done') return silence(reply);
    return made ? { ResponseCode: 0, Description: 'OK', ...made } : refuse(reply, REFUSED);
  });

  app.post('/api/v11/Documents/CreateDocument', HIDDEN, async ({ body }, reply) => {
    const read = newDocumentSchema.safeParse(body);
    if (!read.success) return refuse(reply.code(400), BAD_REQUEST, told(read.error));
    if (!isKnown(read.data)) return refuse(reply.code(401), BAD_KEYS);
    const fault = (await cardcom.faultsOf(read.data.DealNumbers[0]!.DealNumber))?.credit ?? 'done';
    if (fault === 'silence') return silence(reply);
    const made = fault === 'refused' ? null : await cardcom.createDocument(read.data);
    return made ? { ResponseCode: 0, Description: 'OK', ...made } : refuse(reply, REFUSED);
  });
}
