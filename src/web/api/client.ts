/** The typed client of the shop's API: over fetch in the browser, in process on the server. */
import type { Login, Profile, Registration, Session } from '#contract/auth.ts';
import type { ActiveBannerText } from '#contract/banner-texts.ts';
import type { Cart } from '#contract/carts.ts';
import type { List } from '#contract/common.ts';
import type { ContactInput } from '#contract/contact-messages.ts';
import type { ErrorAnswer } from '#contract/errors.ts';
import type { Product, ProductQuery } from '#contract/products.ts';
import { api } from '#contract/routes.ts';
import type { SearchLang, SearchResult } from '#contract/search.ts';
import type { ShopFacts, ShopPageTexts } from '#contract/shop-facts.ts';
import type { Tutorial, TutorialCard, TutorialQuery, TutorialRating } from '#contract/tutorials.ts';
import type { Workshop, WorkshopQuery } from '#contract/workshops.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { WordsPage } from '#domain/shop-texts.ts';
import type { Lang } from '#domain/language.ts';
import type { CartId, ProductId, TutorialId, UserId, WorkshopId } from '#domain/ids.ts';

export interface ApiRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** The version that the change is based on. */
  ifMatch?: number;
  idempotencyKey?: string;
  /** May outlive the page that sends it. */
  keepalive?: boolean;
  /** How long an answer may take, ms; usually two minutes. */
  patience?: number;
}

/** Somebody waits to see what is in the cart: a request that hangs is a lost answer, which is asked about. */
const CART_PATIENCE = 15_000;

/** The body is parsed; null if empty. Throws when no answer came. */
export type Transport = (request: ApiRequest) => Promise<{ status: number; body: unknown }>;

/** An answer other than success; `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's text for people; null when no answer came. */
  readonly sentence: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The current entry, after a change of an old version. */
  readonly data: unknown;
  constructor(status: number, answer?: Partial<ErrorAnswer> | null) {
    super(answer?.error ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer?.code ?? 'unknown';
    this.sentence = answer?.error ?? null;
    this.fields = answer?.fields ?? {};
    this.data = answer?.data;
  }
}

export function createApi(transport: Transport) {
  async function send<Body>(request: ApiRequest): Promise<Body> {
    const answer = await transport(request).catch(() => {
      throw new ApiError(0);
    });
    if (answer.status >= 400) throw new ApiError(answer.status, answer.body as ErrorAnswer | null);
    return answer.body as Body;
  }
  const get = <Body>(path: string) => send<Body>({ path });
  const data = async <Thing>(request: ApiRequest) => (await send<{ data: Thing }>(request)).data;

  return {
    call: send,
    shopFacts: () => data<ShopFacts>({ path: api.shopFacts() }),
    shopTexts: <Page extends WordsPage>(page: Page, lang: Lang) =>
      data<ShopPageTexts<Page>>({ path: api.shopTexts({ page, lang }) }),
    bannerTexts: () => get<ActiveBannerText[]>(api.activeBannerTexts()),
    products: (query: ProductQuery = {}) => get<List<Product>>(api.products(query)),
    workshops: (query: WorkshopQuery = {}) => get<List<Workshop>>(api.workshops(query)),
    product: (id: ProductId) => data<Product>({ path: api.product(id) }),
    workshop: (id: WorkshopId) => data<Workshop>({ path: api.workshop(id) }),
    tutorials: (query: TutorialQuery = {}) => get<List<TutorialCard>>(api.tutorials(query)),
    tutorial: (id: TutorialId) => data<Tutorial>({ path: api.tutorial(id) }),

    /** `limit`: at most 50. */
    search: (q: string, lang: SearchLang, limit?: number) =>
      data<SearchResult[]>({ path: api.search({ q, limit, lang }) }),
    rate: (id: TutorialId, stars: number) =>
      data<TutorialRating>({ path: api.tutorialRating(id), method: 'PUT', body: { stars } }),

    sendMessage: (body: ContactInput) =>
      data<{ _id: string }>({ path: api.contactMessages(), method: 'POST', body }),

    login: (body: Login) => data<Session>({ path: api.login(), method: 'POST', body }),
    register: (body: Registration) => data<Session>({ path: api.register(), method: 'POST', body }),
    logout: () => send<null>({ path: api.logout(), method: 'POST', keepalive: true }),
    profile: () => data<Profile>({ path: api.profile() }),

    cart: (userId: UserId) =>
      data<Cart | null>({ path: api.cartOf(userId, { includePrice: true }), patience: CART_PATIENCE }),
    openCart: (userId: UserId) =>
      data<Cart>({ path: api.carts(), method: 'POST', body: { items: [], userId } }),
    /** 412 if the cart has another version by now. */
    changeCart: (cart: { _id: CartId; version: number }, items: WantedLine[]) =>
      data<Cart>({
        path: api.cart(cart._id),
        method: 'PUT',
        body: { items },
        ifMatch: cart.version,
        keepalive: true,
        patience: CART_PATIENCE,
      }),
  };
}

export type Api = ReturnType<typeof createApi>;
