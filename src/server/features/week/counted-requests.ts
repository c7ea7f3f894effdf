import type { FastifyRequest } from 'fastify';
import { isAdminPath, pages, readLanguage } from '#contract/routes.ts';
import { SEARCH_LIMITS } from '#contract/search-limits.ts';
import { isArrival, isPerson } from './audience.ts';
import { entryOfPage } from './entry-of-page.ts';
import { bearerToken } from '#server/platform/http/auth.ts';
import type { PageCounts } from './page-counts.ts';

/** For each page that was sent with status 200 or 304. */
export function countPages(counts: PageCounts) {
  return ({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): void => {
    if (method !== 'GET' || !isPerson(headers)) return;
    const mark = url.indexOf('?');
    const pathname = mark === -1 ? url : url.slice(0, mark);
    const { path } = readLanguage(pathname);
    if (isAdminPath(path)) return;
    if (isArrival(headers)) counts.visit();
    const entry = entryOfPage(pathname);
    if (entry) counts.view(entry);
    if (path !== pages.search() || mark === -1) return;
    const query = new URLSearchParams(url.slice(mark)).get('q') ?? '';
    if (query.length <= SEARCH_LIMITS.query) counts.searchPage(query);
  };
}

/** For each search by API that found nothing. */
export function countSearches(counts: PageCounts) {
  return async (request: FastifyRequest, query: string, limit: number): Promise<void> => {
    if (isPerson(request.headers) && !(await isAdmin(request))) counts.emptySearch(query, limit);
  };
}

async function isAdmin(request: FastifyRequest): Promise<boolean> {
  const token = bearerToken(request);
  return token !== null && (await request.server.findUser(token))?.role === 'superAdmin';
}
