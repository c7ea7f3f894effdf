import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

export const BAD_REQUEST = 5001;
export const UNKNOWN_PAGE = 5002;
export const REFUSED = 5003;
export const BAD_KEYS = 603;

/** A real provider's calls take none of the shop's slots. */
export const HIDDEN = { schema: { hide: true }, config: { queue: null } };

export function refuse(reply: FastifyReply, ResponseCode: number, Description = 'Refused'): FastifyReply {
  return reply.send({ ResponseCode, Description });
}

export function broken(reply: FastifyReply): FastifyReply {
  return reply.code(500).send({ Message: 'An error has occurred.' });
}

export function told({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

/** Until the caller hangs up. */
export function silence(reply: FastifyReply): Promise<never> {
  reply.hijack();
  return new Promise(() => {});
}
