import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type ConfigEnv, type Plugin, type UserConfig } from 'vite';

const CLIENT = 'dist/client';

const inBrowserBuild = (_config: UserConfig, { command, isSsrBuild }: ConfigEnv) =>
  command === 'build' && !isSsrBuild;

/** Compresses the browser's scripts and styles once, as the server sends them (`preCompressed`). */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: inBrowserBuild,
    writeBundle({ dir = CLIENT }) {
      const assets = join(dir, 'assets');
      for (const name of readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file))) {
        const bytes = readFileSync(join(assets, name));
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes, { params }));
      }
    },
  };
}

/**
 * Parts of libraries that every page would bring and none uses: the router's own link (docs/decisions/0029) and reading of
 * search parameters, which the app replaces; rewritten addresses, of which there are none; what stands in for hooks that
 * React has.
 */
const UNUSED = {
  '/@tanstack/react-router/dist/esm/link.js':
    'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null;',
  '/@tanstack/router-core/dist/esm/searchParams.js':
    'export const defaultParseSearch = null, defaultStringifySearch = null, parseSearchWith = null, stringifySearchWith = null;',
  '/@tanstack/router-core/dist/esm/rewrite.js':
    'export const executeRewriteInput = (_rewrite, url) => url, executeRewriteOutput = (_rewrite, url) => url, composeRewrites = null, rewriteBasepath = null;',
  '/@tanstack/react-router/dist/esm/awaited.js':
    "import { use } from 'react'; export const useAwaited = null, Await = ({ promise, children }) => children(use(promise));",
  '/use-sync-external-store/cjs/use-sync-external-store-shim.production.js':
    "exports.useSyncExternalStore = require('react').useSyncExternalStore;",
};

/** The router's own error page; all of the app's pages name theirs. */
const ERROR_PAGE = /function ErrorComponent\([^]*?\n}\n/;

function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    load: (id) => Object.entries(UNUSED).find(([file]) => id.endsWith(file))?.[1] ?? null,
    transform: {
      filter: { id: /react-router\/dist\/esm\/CatchBoundary\.js/ },
      handler(code) {
        if (!ERROR_PAGE.test(code)) this.error(`The router has nothing like ${ERROR_PAGE}`);
        return code.replace(ERROR_PAGE, 'const ErrorComponent = null;\n');
      },
    },
  };
}

/** The browsers that Vite builds for all have `reportError`; React brings what old ones need instead. */
const REPORTING = [
  /"function" === typeof reportError\s*\? reportError\s*: function \(error\) \{[^]*?console\.error\(error\);\s*\}/g,
  'reportError',
  1,
] as const;

/**
 * React throws its five signals to itself and only compares them, but makes errors of them when it is loaded. A browser that
 * is watched (developer tools, Lighthouse) then parses all of the script once more for their stacks, 20 ms on a desktop. Its
 * sentences for developers are left out; the number of an error and the page about it stay.
 */
const REACT = {
  'react.production.js': [REPORTING],
  'react-dom-client.production.js': [
    REPORTING,
    [/(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g, '{ message: $1 }', 5],
    [/(?<=throw new Error\('A React form was unexpectedly submitted)\. .*?(?='\))/g, '', 1],
    [/" for the full message or use the non-minified dev [^"]*"/g, '""', 1],
  ],
} as const;

function leanerReact(): Plugin {
  return {
    name: 'leaner-react',
    apply: inBrowserBuild,
    transform: {
      filter: { id: /\/react(?:-dom-client)?\.production\.js/ },
      handler(code, id) {
        const parts = REACT[basename(id) as keyof typeof REACT];
        for (const [part, , times] of parts)
          if (code.match(part)?.length !== times) this.error(`${id} has not ${times} of ${part}`);
        return parts.reduce((text, [part, instead]) => text.replace(part, instead), code);
      },
    },
  };
}

/**
 * Vite's loading of a part's style sheets: it asks for each once, even when it failed, and takes its link for a sheet that
 * is there, so that after a lost connection the part would be shown without. Nonces and its own event have no use here.
 */
const PRELOADING = [
  [/seen\[href\] = void 0;(?=\s*throw err)/, 'delete seen[href];'],
  [/(?<=e\.type === "error"\) )(rej\(.*\));/, '{ link.remove(); $1; }'],
  [/const cspNonceMeta = [^;]*;\s*const cspNonce = [^;]*;/, ''],
  [/if \(cspNonce\) [^;]*;/, ''],
  [
    /const e = new Event\([^;]*;\s*e\.payload = err;\s*window\.dispatchEvent\(e\);\s*if \(!e\.defaultPrevented\) /,
    '',
  ],
] as const;

function repairedPreloading(): Plugin {
  return {
    name: 'repaired-preloading',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        for (const [part] of PRELOADING) if (!part.test(code)) this.error(`Vite has nothing like ${part}`);
        return PRELOADING.reduce((text, [part, instead]) => text.replace(part, instead), code);
      },
    },
  };
}

/**
 * Which of the browser's modules travel together. Left alone, each that two screens share is a file of its own, two
 * dozen of them on the shop's page, and small files compress badly. A group takes along what its files import, unless
 * an earlier one has it: `icons`, `links` and `facts` are apart for pages that need nothing else of their neighbours.
 * `base`: all that the entry brings at once; `parts`: what most pages show; `tools`: drawings on several pages;
 * `stepper`: of quantities; `cards`, `workshops`, `tutorials`: of lists; `entries`: the page of a product or a workshop;
 * `choices`: of products with options; `filters`: what stands over a list; `fields`: what forms ask with; `orders`: the
 * calls and words of checkout and orders; `placing`: what an order's form and page need; `placed`: its page and the list
 * of orders; `dialogs`: windows that open on a press; `zod`: with what turns its compiling off, before any schema is made.
 */
const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 1 },
  together('parts', [
    'domain/bounds',
    'i18n/(?:plural|quoted)',
    'ui/art/empty',
    'web/features/catalogue/(?:CardTitle|grids|entry-texts)',
    'web/screens/actions/use-add-to-cart',
    'web/(?:api/failure-sentence|features/page/page-texts)',
    'ui/(?:Badge|Chip|LongText|Picture|Price|Section)',
  ]),
  together('prices', ['contract/shown-prices', 'i18n/dates']),
  together('stepper', ['ui/(?:Quantity)?Stepper']),
  together('cards', ['web/features/catalogue/(?:BuyBar|Product[A-Z][a-zA-Z]*|useGallery)']),
  together('tools', ['ui/art/tool-(?:hammer|knife|mandrel|pencil|torch)']),
  together('icons', ['ui/part-icons']),
  together('links', ['web/features/page/message-links', 'domain/map-address']),
  together('entries', ['web/screens/entry/', 'ui/(?:Breadcrumbs|Fold)']),
  together('workshops', ['web/features/catalogue/Workshop[A-Z][a-zA-Z]*']),
  together('tutorials', [
    'web/features/catalogue/Tutorial(?:Card|Facts|List)',
    'web/screens/actions/use-tutorial-action',
  ]),
  together('placing', ['domain/(?:phone|orders/delivery)', 'web/features/orders/(?:leave-to-pay|new-key)']),
  together('placed', [
    'domain/(?:days-between|meetings|orders/(?:asked-quantity|refund-deadline))',
    'i18n/(?:asked-count|lead-time)',
    'web/(?:features/orders/line-anchor|screens/(?:orders/order-word|seats/leaving))',
  ]),
  together('fields', ['ui/(?:Checkbox|ChoiceCards|Field|Notice)']),
  together('orders', [
    'web/features/orders/(?:checkout-options|latest|orders-api)',
    'contract/(?:(?:checkout|order)-routes|line-page)',
    'i18n/(?:chosen|isolated)',
    'ui/Chosen',
  ]),
  together('choices', [
    'domain/(?:options|choosing)',
    'contract/shown-options',
    'web/features/catalogue/card-product',
  ]),
  { name: 'dialogs', test: /@base-ui\/react\/(?:alert-)?dialog\/|\/src\/ui\/(?:Confirm)?Dialog\b/ },
  { name: 'zod', test: /\/node_modules\/zod\/|\/src\/admin\/form\/zod-without-jit\b/ },
  together('filters', ['web/features/page/useFilters', 'ui/(?:FilterBar|Select)']),
];

/** Scripts and styles that tests look for by name; the others have a hash alone. */
const NAMED = /^(?:WorkshopsScreen|SearchPanel|CartPanel|SnackbarHost|Gallery|he|en)$/;

function assetName({ names: [name = ''] }: { names: string[] }): string {
  const [stem, extension] = name.split('.');
  return extension === 'css' && !NAMED.test(stem!)
    ? 'assets/[hash:5][extname]'
    : 'assets/[name]-[hash:5][extname]';
}

function together(name: string, files: string[]) {
  return { name, test: new RegExp(`/src/(?:${files.join('|')})\\b`) };
}

/**
 * Two builds of one source: the browser's (dist/client, with a manifest that tells the server
 * which files a page needs) and the server's renderer (dist/ssr).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), withoutUnusedParts(), leanerReact(), repairedPreloading(), precompress()],
  appType: 'custom',
  // The server registers what it serves itself; there is no public folder to copy.
  publicDir: false,
  // Without it the SSR build bundles React's development files beside the production ones.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:6]' : '[name]-[local]' } },
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        // As the browser has them: both sides name the same files.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/web/entry.server.tsx',
          output: { entryFileNames: 'entry.server.js', assetFileNames: assetName },
        },
      }
    : {
        outDir: CLIENT,
        emptyOutDir: true,
        manifest: true,
        // What the licences of the bundled packages ask for: served as /licenses.txt.
        license: { fileName: 'licenses.md' },
        modulePreload: { polyfill: false },
        // An inlined picture would weigh on every page that never shows it.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/web/entry.client.tsx',
          // Nothing is left of it there, not even a chunk that only begins React.
          treeshake: { moduleSideEffects: [{ test: /NoScriptWay\.tsx$/, sideEffects: false }] },
          output: {
            codeSplitting: { groups: CHUNKS },
            // The first script lists every file: short names, and hashes don't compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ name }) =>
              NAMED.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            assetFileNames: assetName,
          },
        },
      },
  // One React for the renderer and the libraries that it calls.
  ssr: { noExternal: command === 'build' ? true : [] },
}));
