/** Pages on their way from an address to bytes: kept ones at once, the others made in their turn, each once. */
import type { FastifyInstance } from 'fastify';
import type { Lang } from '#domain/language.ts';
import { isEntryPage } from '#contract/kinds.ts';
import { readLanguage } from '#contract/routes.ts';
import { isEndless, knownSearch } from '#contract/search-params.ts';
import { etagOf } from '../platform/responses/ready-response.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Edition } from './editions.ts';
import { Flights, type Hearer } from './flights.ts';
import { inProcess } from './in-process.ts';
import type { KeptPage, KeptPages, PageForm, RoomName } from './kept-pages.ts';
import { type Encoding, compress, decompress } from '../platform/responses/compression.ts';
import type { Renderer } from './renderer.ts';

/** Which page is asked for, and in which form. */
export interface Wanted {
  /** The path, with the parameters that the page knows in one order, and no other: two addresses of one page are one. */
  address: string;
  lang: Lang;
  room: RoomName;
  encoding: Encoding;
}

export interface MadePage {
  status: number;
  form: PageForm;
}

interface Rendered {
  status: number;
  body: Buffer;
  /** See KeptPage; null: not to be kept. */
  edition: string | null;
}

interface Tools {
  app: FastifyInstance;
  renderer: Renderer;
  /** Null: every page is made anew. */
  kept: KeptPages | null;
}

/** `href`: path and query as they came, the path in its plain form. */
export function wantedPage(href: string, lang: Lang, encoding: Encoding): Wanted {
  const mark = href.indexOf('?');
  const path = mark === -1 ? href : href.slice(0, mark);
  const query = mark === -1 ? '' : href.slice(mark);
  const address = query === '' ? path : path + knownSearch(path, query);
  return { address, lang, room: query !== '' && isEndless(path, query) ? 'endless' : roomOf(path), encoding };
}

function roomOf(path: string): RoomName {
  return isEntryPage(readLanguage(path).path) ? 'entries' : 'lists';
}

export class PageMaker {
  readonly #tools: Tools;
  readonly #renders = new Flights<Rendered>();
  readonly #forms = new Flights<MadePage>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** At once, or undefined. */
  kept({ room, address, encoding }: Wanted, edition: Edition): PageForm | undefined {
    return this.#tools.kept?.get(room, address, edition)?.forms[encoding];
  }

  /**
   * Made in the line of pages, once for all who ask for it at a time. Without an edition, at that minute, and not kept.
   * Throws `overloaded`, and what the renderer throws.
   */
  make(wanted: Wanted, edition: Edition | null, minute: Date, hearer: Hearer): Promise<MadePage> {
    const { app, kept } = this.#tools;
    const page = `${edition?.whole} ${wanted.address}`;
    return this.#forms.run(`${wanted.encoding} ${page}`, hearer, (isHeard) =>
      app.inLine('pages', async () => {
        // For nobody; it is for the log.
        if (!isHeard()) throw new ApiError('malformed');
        const known = edition && kept?.get(wanted.room, wanted.address, edition);
        if (known) return { status: 200, form: await this.#addForm(wanted, known) };
        const rendered = await this.#renders.run(page, hearer, () => this.#render(wanted, edition, minute));
        const form = await formOf(rendered.body, wanted.encoding);
        if (rendered.edition !== null) this.#keep(wanted, rendered.edition, edition!, form);
        return { status: rendered.status, form };
      }),
    );
  }

  async #render({ address, lang }: Wanted, edition: Edition | null, minute: Date): Promise<Rendered> {
    const { app, renderer, kept } = this.#tools;
    const { transport, parts } = inProcess(app);
    const { status, html } = await renderer.render(address, lang, transport, edition?.moment ?? minute);
    const isKept = kept !== null && edition !== null && status === 200 && !parts.incomplete;
    const name = parts.counts ? edition?.whole : edition?.withoutCounts;
    return { status, body: Buffer.from(html), edition: isKept ? name! : null };
  }

  /** Two forms of one page may come at the same time. */
  #keep({ room, address, encoding }: Wanted, name: string, edition: Edition, form: PageForm): void {
    const others = this.#tools.kept!.get(room, address, edition)?.forms;
    this.#tools.kept!.set(room, address, { edition: name, forms: { ...others, [encoding]: form } });
  }

  /** From a form that is there: a page is rendered once. */
  async #addForm({ room, address, encoding }: Wanted, page: KeptPage): Promise<PageForm> {
    const [[from, { body }]] = Object.entries(page.forms) as [[Encoding, PageForm]];
    const form = page.forms[encoding] ?? (await formOf(await decompress(body, from), encoding));
    this.#tools.kept!.set(room, address, { ...page, forms: { ...page.forms, [encoding]: form } });
    return form;
  }
}

/** Each form has a tag of its own: a strong one names bytes (RFC 9110, 8.8.3.3). */
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
