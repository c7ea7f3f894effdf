import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { inBoth } from '#contract/localized.ts';
import { inLanguage } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import { sendResponse, textResponse } from '#server/platform/responses/ready-response.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { manifest } from './manifest.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';

const ICONS = join(import.meta.dirname, 'icons');
/** Requested although no page names them, or named by the manifest. */
const ICON_FILES: Record<string, string> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/icons/icon-192.png': 'icon-192.png',
  '/icons/icon-512.png': 'icon-512.png',
  '/icons/maskable-512.png': 'maskable-512.png',
};
const A_WEEK = 'public, max-age=604800';

interface Options {
  settings: ShopSettings;
  publicUrl: string;
  now: () => Date;
}

export const siteFileRoutes: FastifyPluginAsync<Options> = async (app, { settings, publicUrl, now }) => {
  const schema = { hide: true };
  const robotsTxt = textResponse(robots(publicUrl), 'text/plain; charset=utf-8');

  app.get('/robots.txt', { schema }, async (request, reply) => {
    sendResponse(request, reply, robotsTxt);
    return reply;
  });

  app.get(SECURITY_TXT, { schema }, async (request, reply) => {
    const { shop } = await settings.current();
    const text = securityTxt({ email: shop.email, publicUrl }, now());
    if (text === null) return reply.callNotFound();
    sendResponse(request, reply, textResponse(text, 'text/plain; charset=utf-8'));
    return reply;
  });

  for (const lang of LANGS) {
    app.get(inLanguage(lang, '/site.webmanifest'), { schema }, async (request, reply) => {
      const { shop, texts } = await settings.current();
      const text = JSON.stringify(
        manifest(lang, inBoth(shop.name)[lang], inBoth(texts['home.description'] ?? shop.name)[lang]),
      );
      sendResponse(request, reply, textResponse(text, 'application/manifest+json; charset=utf-8'));
      return reply;
    });
  }

  for (const [address, file] of Object.entries(ICON_FILES)) {
    const icon = await readFile(join(ICONS, file));
    const type = file.endsWith('.ico') ? 'image/x-icon' : 'image/png';
    app.get(address, { schema }, async (_request, reply) =>
      reply.header('cache-control', A_WEEK).type(type).send(icon),
    );
  }
};

/** Pages that carry `noindex` aren't forbidden: a crawler has to read it, or may list their bare address. */
function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
