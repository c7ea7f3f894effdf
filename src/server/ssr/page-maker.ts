import type { FastifyInstance } from 'fastify';
import type { Lang } from '#domain/language.ts';
import { isEntryPage } from '#contract/kinds.ts';
import { isRosterPath, readLanguage } from '#contract/routes.ts';
import { isEndless, knownSearch } from '#contract/search-params.ts';
import { SingleFlight, type Subscriber } from '../platform/concurrency/single-flight.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { type Encoding, compress, decompress } from '../platform/responses/compression.ts';
import { etagOf } from '../platform/responses/ready-response.ts';
import { inProcess } from './in-process.ts';
import type { CachedPage, PageCache, PageForm, Partition } from './page-cache.ts';
import { type PageVersion, versionFor } from './page-version.ts';
import type { Renderer } from './renderer.ts';

export interface PageRequest {
  /** With the known parameters in a fixed order, so that each page has one address. */
  address: string;
  lang: Lang;
  partition: Partition;
  encoding: Encoding;
}

export interface MadePage {
  status: number;
  form: PageForm;
}

interface RenderedPage {
  status: number;
  body: Buffer;
  /** See CachedPage; null: not to be cached. */
  version: string | null;
}

interface Tools {
  app: FastifyInstance;
  renderer: Renderer;
  cache: PageCache | null;
}

export function pageRequest(href: string, lang: Lang, encoding: Encoding): PageRequest {
  const mark = href.indexOf('?');
  const path = mark === -1 ? href : href.slice(0, mark);
  const query = mark === -1 ? '' : href.slice(mark);
  const address = query === '' ? path : path + knownSearch(path, query);
  return { address, lang, partition: partitionOf(path, query), encoding };
}

function partitionOf(path: string, query: string): Partition {
  const plain = readLanguage(path).path;
  if (isRosterPath(plain) || (query !== '' && isEndless(path, query))) return 'endless';
  return isEntryPage(plain) ? 'entries' : 'lists';
}

export class PageMaker {
  readonly #tools: Tools;
  readonly #renders = new SingleFlight<RenderedPage>();
  readonly #forms = new SingleFlight<MadePage>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  cached({ partition, address, encoding }: PageRequest, version: PageVersion): PageForm | undefined {
    return this.#tools.cache?.get(partition, address, version)?.forms[encoding];
  }

  /** Without a version: as of `minute`, not cached. Throws `overloaded` and what the renderer throws. */
  make(
    request: PageRequest,
    version: PageVersion | null,
    minute: Date,
    subscriber: Subscriber,
  ): Promise<MadePage> {
    const { app, cache } = this.#tools;
    const page = `${version?.full} ${request.address}`;
    const makeForm = async (hasSubscribers: () => boolean): Promise<MadePage> => {
      // The clients disconnected: the code only reaches the log.
      if (!hasSubscribers()) throw new ApiError('malformed');
      const cached = version && cache?.get(request.partition, request.address, version);
      if (cached) return { status: 200, form: await this.#addForm(request, cached) };
      const rendered = await this.#renders.run(
        page,
        () => this.#render(request, version, minute),
        subscriber,
      );
      const form = await formOf(rendered.body, request.encoding);
      if (rendered.version !== null) this.#cache(request, rendered.version, version!, form);
      return { status: rendered.status, form };
    };
    return this.#forms.run(
      `${request.encoding} ${page}`,
      (hasSubscribers) => app.runQueued('pages', () => makeForm(hasSubscribers)),
      subscriber,
    );
  }

  async #render(
    { address, lang }: PageRequest,
    version: PageVersion | null,
    minute: Date,
  ): Promise<RenderedPage> {
    const { app, renderer, cache } = this.#tools;
    const { transport, dependencies } = inProcess(app);
    const { status, html } = await renderer.render(address, lang, transport, version?.moment ?? minute);
    const isCacheable = cache !== null && version !== null && status === 200 && !dependencies.incomplete;
    const name = isCacheable ? versionFor(version, dependencies) : null;
    return { status, body: Buffer.from(html), version: name };
  }

  #cache(
    { partition, address, encoding }: PageRequest,
    name: string,
    version: PageVersion,
    form: PageForm,
  ): void {
    // Another form of the page may have been cached meanwhile.
    const others = this.#tools.cache!.get(partition, address, version)?.forms;
    const forms = { ...others, [encoding]: form };
    this.#tools.cache!.set(partition, address, { version: name, serial: version.serial, forms });
  }

  async #addForm({ partition, address, encoding }: PageRequest, page: CachedPage): Promise<PageForm> {
    const [[from, { body }]] = Object.entries(page.forms) as [[Encoding, PageForm]];
    const form = page.forms[encoding] ?? (await formOf(await decompress(body, from), encoding));
    this.#tools.cache!.set(partition, address, { ...page, forms: { ...page.forms, [encoding]: form } });
    return form;
  }
}

/** Each form has its own ETag: a strong one identifies bytes (RFC 9110, 8.8.3.3). */
async function formOf(page: Buffer, encoding: Encoding): Promise<PageForm> {
  const body = await compress(page, encoding);
  const etag = etagOf(body);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return { body, etag, headers };
}
