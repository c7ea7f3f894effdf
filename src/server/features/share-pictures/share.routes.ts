import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Localized, inBoth } from '#contract/localized.ts';
import { type ShareFacts, type SharedEntry, shareFactsOf, shareMark } from '#contract/share.ts';
import { CATALOGUE_KINDS, type CatalogueKind } from '#domain/catalogue.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { loadMessages } from '#i18n/messages.ts';
import { contentText } from '#i18n/content.ts';
import { isId } from '#server/db/ids.ts';
import { type FileStore, readWhole } from '#server/pictures/file-store.ts';
import { etagOf, isNotModified } from '#server/platform/responses/ready-response.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { createShareStore } from './share-store.ts';

/** A changed entry has another address. */
const A_DAY = 'public, max-age=86400';
/** The mark is for caches: any mark leads to the current picture. */
const NAME = new RegExp(`^([^.]+)\\.(${LANGS.join('|')})\\.[0-9a-z]{1,16}\\.jpg$`);

interface ShareOptions {
  find: (kind: CatalogueKind, id: string) => Promise<SharedEntry | null>;
  settings: ShopSettings;
  files: FileStore;
  dir: string;
  now: () => Date;
}

export const shareRoutes: FastifyPluginAsync<ShareOptions> = async (
  app,
  { find, settings, files, dir, now },
) => {
  const store = createShareStore(dir);

  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/share/:name',
    schema: { hide: true },
    config: { queue: 'pages' },
    handler: async (request, reply) => {
      const [, id, lang] = NAME.exec(request.params.name) ?? [];
      if (id !== 'shop') return notFound(reply);
      const { shop, texts } = await settings.current();
      const title = shownTitle(texts['home.heroTitle'] ?? shop.name, lang as Lang);
      const facts = {
        shop: inBoth(shop.name)[lang as Lang],
        title,
        price: null,
        image: texts['home.heroImage'],
      };
      return send(request, reply, 'shop', lang as Lang, facts);
    },
  });

  app.route<{ Params: { kind: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/share/:kind/:name',
    schema: { hide: true },
    config: { queue: 'pages' },
    handler: async (request, reply) => {
      const kind = CATALOGUE_KINDS.find((known) => known === request.params.kind);
      const [, id, lang] = NAME.exec(request.params.name) ?? [];
      if (!kind || !id || !isId(id)) return notFound(reply);
      const entry = await find(kind, id);
      if (!entry) return notFound(reply);
      const { shop } = await settings.current();
      const facts = shareFactsOf(entry, lang as Lang, inBoth(shop.name)[lang as Lang], now());
      return send(request, reply, `${kind}-${id}`, lang as Lang, facts);
    },
  });

  async function pictureOf({ image }: ShareFacts): Promise<Buffer | null> {
    const file = image === null ? null : await files.master(image);
    return file && readWhole(file);
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    lang: Lang,
    facts: ShareFacts,
  ) {
    const { tutorials } = await loadMessages(lang);
    const picture = await store.picture(`${name}.${lang}`, shareMark(facts), async () => {
      // Loaded only to draw, because the libraries are large.
      const { drawShare } = await import('./draw-share.ts');
      return drawShare({ facts, lang, picture: await pictureOf(facts), free: tutorials.free });
    });
    const etag = etagOf(picture);
    // Other sites embed it.
    reply.headers({ 'cache-control': A_DAY, etag, 'cross-origin-resource-policy': 'cross-origin' });
    if (isNotModified(request, etag)) return reply.code(304).send();
    return reply.type('image/jpeg').send(picture);
  }
};

function shownTitle({ he, en }: Localized, lang: Lang): string {
  return contentText(lang, he, en).text;
}

function notFound(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
}
