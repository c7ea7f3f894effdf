/** A mail reader's own button (RFC 8058): a POST at the address of the page, from anywhere, without a redirect. */
import type { FastifyPluginAsync } from 'fastify';
import { LANGS } from '#domain/language.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import { accountMailEn } from '#i18n/account-mails/en.ts';
import { accountMailHe } from '#i18n/account-mails/he.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { unsubscribe } from './newsletter.service.ts';

const WORDS = { he: accountMailHe, en: accountMailEn };
/** Bytes; the boundaries of a multipart body are its longest part. */
const BODY = 4 * 1024;
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export const oneClickRoutes: FastifyPluginAsync<{ db: Database; now: () => Date }> = async (
  app,
  { db, now },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORMS, { parseAs: 'buffer', bodyLimit: BODY }, (_request, body, done) =>
    done(null, body),
  );
  for (const lang of LANGS)
    app.post(
      inLanguage(lang, pages.newsletter('unsubscribe')),
      { schema: { hide: true } },
      async (request, reply) => {
        if (!(await isOneClick(request.body, request.headers['content-type'])))
          throw new ApiError('malformed');
        const { token } = request.query as Record<string, unknown>; // unchecked: there is no schema
        await unsubscribe(db, typeof token === 'string' ? token : '', { place: 'one_click', now: now() });
        return reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(`${WORDS[lang].newsletter.ended}\n`);
      },
    );
};

async function isOneClick(body: unknown, type = ''): Promise<boolean> {
  if (!Buffer.isBuffer(body)) return false;
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const values = form.getAll('List-Unsubscribe');
    return values.length === 1 && values[0] === 'One-Click';
  } catch {
    return false; // no form
  }
}
