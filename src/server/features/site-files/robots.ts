/** `/robots.txt`: what search engines leave out, and where the sitemap is. */
import { inLanguage, pages } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';

const LEFT_OUT = [pages.admin(), pages.checkout(), pages.login(), pages.register(), pages.search()];

export function robots(publicUrl: string): string {
  const paths = ['/api/', ...LANGS.flatMap((lang) => LEFT_OUT.map((path) => inLanguage(lang, path)))];
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
