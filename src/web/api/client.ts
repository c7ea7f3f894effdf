/**
 * The typed client of the shop's own API: in the browser over fetch, on the server in process.
 * There is no second way to the data (ARCHITECTURE, One way through).
 */
import type { ActiveBannerText } from '../../contract/banner-texts.ts';
import type { List } from '../../contract/common.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type { Product, ProductQuery } from '../../contract/products.ts';
import { api } from '../../contract/routes.ts';
import type { ShopFacts } from '../../contract/shop-facts.ts';
import type { Tutorial, TutorialCard, TutorialQuery } from '../../contract/tutorials.ts';
import type { Workshop, WorkshopQuery } from '../../contract/workshops.ts';

/** Sends a GET and gives the status and the parsed body. Throws when no answer came. */
export type Transport = (path: string) => Promise<{ status: number; body: unknown }>;

/** An answer that was not a success; `status` 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, answer?: Partial<ErrorAnswer>) {
    super(answer?.error ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer?.code ?? 'unknown';
  }
}

export function createApi(transport: Transport) {
  async function get<Body>(path: string): Promise<Body> {
    const answer = await transport(path).catch(() => {
      throw new ApiError(0);
    });
    if (answer.status >= 400) throw new ApiError(answer.status, answer.body as ErrorAnswer);
    return answer.body as Body;
  }
  const data = async <Thing>(path: string) => (await get<{ data: Thing }>(path)).data;

  return {
    shopFacts: () => data<ShopFacts>(api.shopFacts()),
    bannerTexts: () => get<ActiveBannerText[]>(api.activeBannerTexts()),
    products: (query: ProductQuery = {}) => get<List<Product>>(api.products(query)),
    workshops: (query: WorkshopQuery = {}) => get<List<Workshop>>(api.workshops(query)),
    tutorials: (query: TutorialQuery = {}) => get<List<TutorialCard>>(api.tutorials(query)),
    tutorial: (id: string) => data<Tutorial>(api.tutorial(id)),
  };
}

export type Api = ReturnType<typeof createApi>;
