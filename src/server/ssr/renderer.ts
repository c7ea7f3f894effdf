import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lang } from '#domain/language.ts';
import type * as ServerEntryModule from '#web/entry.server.tsx';
import type { Transport } from '#web/api/client.ts';
import { readPageAssets, tagsOf, type AssetsOfPage } from './assets.ts';

export interface Renderer {
  /** Throws if the page's data can't be loaded. */
  render: (
    href: string,
    lang: Lang,
    transport: Transport,
    now: Date,
  ) => Promise<{ status: number; html: string }>;
  /** `sha256-…` of each inline script, for the Content-Security-Policy. */
  scriptHashes: string[];
}

export type ServerEntry = typeof ServerEntryModule;

export async function loadRenderer(distDir: string): Promise<Renderer> {
  const entry = (await import(pathToFileURL(join(distDir, 'ssr', 'entry.server.js')).href)) as ServerEntry;
  const assets = readPageAssets(join(distDir, 'client'));
  return {
    scriptHashes: [...entry.inlineScripts, entry.START_SCRIPT, entry.GATE_SCRIPT].map(hashOf),
    async render(href, lang, transport, now) {
      const page = await entry.renderPage(href, transport, now);
      return { status: page.status, html: assemble(page, entry, assets.of(page.modules, lang)) };
    },
  };
}

export function assemble(
  page: ServerEntryModule.RenderedPage,
  entry: ServerEntry,
  { scripts, styles }: AssetsOfPage,
): string {
  const { atOnce, login } = page.start;
  // Before the styles, for which a script below them would wait.
  const first = [
    ...(login ? [`<script data-login="${login}">${entry.GATE_SCRIPT}</script>`] : []),
    ...entry.inlineScripts.map((script) => `<script>${script}</script>`),
    atOnce
      ? `<script data-now data-files="${scripts.at(-1)}">${entry.START_SCRIPT}</script>`
      : `<script data-files="${scripts.join(' ')}">${entry.START_SCRIPT}</script>`,
  ].join('');
  const data = `<script type="application/json" id="${entry.PAGE_DATA_ID}">${page.data}</script>`;
  const end = page.html.indexOf('</head>');
  return (
    page.html.slice(0, end) +
    first +
    styles +
    (atOnce ? tagsOf(scripts) : '') +
    page.head +
    data +
    page.html.slice(end)
  );
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
