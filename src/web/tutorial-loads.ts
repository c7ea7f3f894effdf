import { PAGE_ENTRIES, type PageRun } from '#contract/list-pages.ts';
import { api as paths } from '#contract/routes.ts';
import type { TutorialCard, TutorialQuery } from '#contract/tutorials.ts';
import type { Api } from './api/client.ts';
import type { ListPages } from './features/list-pages/list-pages.ts';
import { choiceOf, loadListPages, withTotal } from './features/list-pages/load-pages.ts';

export function loadTutorials(
  api: Api,
  search: Record<string, string | undefined>,
  run: PageRun,
): Promise<ListPages<TutorialCard>> {
  const query = choiceOf<TutorialQuery>(search);
  return loadListPages(paths.tutorials(query), run, async (page) =>
    withTotal(await api.tutorials({ ...query, limit: PAGE_ENTRIES, page })),
  );
}
