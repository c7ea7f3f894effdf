import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { ErrorAnswer, ErrorCode, FieldProblem } from '#contract/errors.ts';
import { checkInput } from '#contract/field-problems.ts';
import type { Lang } from '#domain/language.ts';
import { errorsEn } from '#i18n/errors.en.ts';
import { type ErrorSentences, errorsHe } from '#i18n/errors.he.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { isStorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { ApiError } from './api-error.ts';
import { AllowedMethods } from './allowed-methods.ts';
import { PRIVATE } from './auth.ts';
import { errorLanguage } from './error-language.ts';

const SENTENCES: Record<Lang, ErrorSentences> = { he: errorsHe, en: errorsEn };

const LOGGED: ErrorCode[] = ['internal', 'database_unavailable', 'storage_unavailable'];

const RETRY_AFTER_SECONDS = 5;

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed',
  404: 'not_found',
  413: 'too_large',
  414: 'malformed',
  415: 'not_json',
  429: 'too_many_requests',
  431: 'head_too_large',
  503: 'overloaded',
};

const PAGE_METHODS = ['GET', 'HEAD'];

export function registerErrors(app: FastifyInstance, isPage: (path: string) => boolean = () => false): void {
  const methods = new AllowedMethods();
  methods.watch(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const allowed = isPage(path) ? PAGE_METHODS : methods.of(path);
    if (allowed.length === 0 || allowed.includes(request.method))
      return sendError(new ApiError('not_found'), request, reply);
    return sendError(new ApiError('wrong_method'), request, reply.header('allow', allowed.join(', ')));
  });
}

/**
 * For Fastify's `frameworkErrors`, which occur before the hooks that set headers.
 * @param page of a malformed address that only a page could have had; null: it is none
 */
export function frameworkErrors(headers: OutgoingHttpHeaders, page: (url: string) => string | null) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    const html = (error as Partial<FastifyError>).code === 'FST_ERR_BAD_URL' ? page(request.url) : null;
    if (html === null) return void sendError(error, request, reply);
    reply.code(400).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  };
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toApiError(error, request);
  if (LOGGED.includes(failure.code)) {
    request.log.error({ err: error }, 'request failed');
  }
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  if (failure.statusCode === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (failure.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (reply.getHeader('cache-control') !== PRIVATE) reply.header('cache-control', 'no-store');
  return reply
    .code(failure.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .send({ ...errorAnswer(failure, errorLanguage(request.headers['accept-language'])), data: failure.data });
}

export function errorAnswer({ code, fields }: Pick<ApiError, 'code' | 'fields'>, lang: Lang): ErrorAnswer {
  const sentences = SENTENCES[lang];
  if (!fields) return { error: sentences.codes[code], code };
  const told = Object.entries(fields).map(([name, problem]) => [name, sentence(sentences, problem)]);
  return { error: sentences.codes[code], code, fields: Object.fromEntries(told) };
}

function sentence({ fields }: ErrorSentences, problem: FieldProblem): string {
  const tell = fields[problem.problem] as (details: FieldProblem) => string;
  return tell(problem);
}

function toApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error as FastifyError, request);
  // The client disconnected: the code only reaches the log.
  if (request.raw.destroyed && !request.raw.complete) return new ApiError('malformed');
  if (isDatabaseUnavailable(error)) return new ApiError('database_unavailable');
  if (isStorageUnavailable(error)) return new ApiError('storage_unavailable');
  const { statusCode, code } = error as Partial<FastifyError>;
  const fromFastify = typeof code === 'string' && code.startsWith('FST_');
  return new ApiError((fromFastify && statusCode && CODE_OF_STATUS[statusCode]) || 'internal');
}

function invalid(error: FastifyError, request: FastifyRequest): ApiError {
  if (error.validationContext === 'params') return new ApiError('not_found');
  const { body, querystring } = request.routeOptions.schema ?? {};
  const [schema, input, origin] =
    error.validationContext === 'body'
      ? ([body, request.body, 'body'] as const)
      : ([querystring, request.query, 'query'] as const);
  // Checked again: this error no longer distinguishes a path from a name with a slash.
  const problems = checkInput(schema as z.ZodType, input, origin);
  return new ApiError('invalid', Object.keys(problems).length > 0 ? problems : undefined);
}
