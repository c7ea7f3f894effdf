import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { inLanguage, pages } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import type { Config } from '#server/config.ts';
import { sendResponse, textResponse } from '#server/platform/responses/ready-response.ts';
import { manifest } from './manifest.ts';

const ICONS = join(import.meta.dirname, 'icons');
/** Requested although no page names them, or named by the manifest. */
const ICON_FILES: Record<string, string> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/icons/icon-192.png': 'icon-192.png',
  '/icons/icon-512.png': 'icon-512.png',
  '/icons/maskable-512.png': 'maskable-512.png',
};
const NOT_INDEXED = [
  pages.account(),
  pages.admin(),
  pages.checkout(),
  pages.login(),
  pages.register(),
  pages.search(),
];
const A_WEEK = 'public, max-age=604800';

export const siteFileRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  const schema = { hide: true };
  const robotsTxt = textResponse(robots(config.publicUrl), 'text/plain; charset=utf-8');

  app.get('/robots.txt', { schema }, async (request, reply) => {
    sendResponse(request, reply, robotsTxt);
    return reply;
  });

  for (const lang of LANGS) {
    const home = await loadPageTexts('home', lang);
    const text = JSON.stringify(manifest(lang, config.shop.name[lang], home.pageDescription));
    const response = textResponse(text, 'application/manifest+json; charset=utf-8');
    app.get(inLanguage(lang, '/site.webmanifest'), { schema }, async (request, reply) => {
      sendResponse(request, reply, response);
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

function robots(publicUrl: string): string {
  const paths = ['/api/', ...LANGS.flatMap((lang) => NOT_INDEXED.map((path) => inLanguage(lang, path)))];
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
