import type { FastifyRequest } from 'fastify';
import type { Lang } from '#domain/language.ts';
import { errorLanguage } from '#server/platform/http/error-language.ts';
import { visitorAddress } from '#server/platform/http/visitor-address.ts';

/** Where a request comes from, and the language of the mails that it brings about. */
export interface Origin {
  address: string;
  lang: Lang;
}

export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  return { address: visitorAddress(request), lang: errorLanguage(request.headers['accept-language']) };
}
