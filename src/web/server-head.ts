import type { Thing } from 'schema-dts';
import { inLanguage, type PageName } from '#contract/routes.ts';
import type { PageFacts } from './structured-data/addresses.ts';
import { pageJsonLd } from './structured-data/page-json-ld.ts';

export function serverHead(page: PageFacts, screen: { name: PageName; data: unknown } | null): string {
  const things = screen ? pageJsonLd(screen.name, screen.data, page) : [];
  return [
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${inLanguage(page.lang, '/site.webmanifest')}">`,
    things.length > 0 ? `<script type="application/ld+json">${graph(things)}</script>` : '',
  ].join('');
}

/** `<` is escaped so that a text can't end the block. */
function graph(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
