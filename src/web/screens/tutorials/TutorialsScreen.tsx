import { useWords } from '#web/features/page/words.tsx';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readPage } from '#contract/list-pages.ts';
import { pages, type TutorialsSearch } from '#contract/routes.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import { DIFFICULTIES, DURATIONS, TUTORIAL_SORTS } from '#domain/catalogue.ts';
import { isFailure, type Failure } from '#web/api/failure.ts';
import pencil from '#ui/art/tool-pencil.webp';
import { TutorialList } from '#web/features/catalogue/TutorialList.tsx';
import { entriesOf, type ListPages } from '#web/features/list-pages/list-pages.ts';
import { listPlace } from '#web/features/list-pages/list-place.ts';
import { PagedList } from '#web/features/list-pages/PagedList.tsx';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { useFilters } from '#web/features/page/useFilters.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterBar, FilterCount } from '#ui/FilterBar.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Select } from '#ui/Select.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useMessages } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useTutorialAction } from '../actions/use-tutorial-action.ts';
import styles from '../screen.module.css';

/** 'No filter'; never in the address. */
const ALL = 'all';

export default function TutorialsScreen({ data, search }: ScreenProps<ListPages<TutorialCard> | Failure>) {
  const t = usePageTexts('tutorials');
  const { common } = useMessages();
  const actionOf = useTutorialAction();
  const words = useWords('tutorials');
  const router = useRouter();
  const loading = useRouterState({
    select: ({ isLoading, location }) => isLoading && location.pathname.endsWith(pages.tutorials()),
  });
  const { filters, isOther, change } = useFilters(pages.tutorials, search as TutorialsSearch);
  const page = readPage(search.page);
  const failed = isFailure(data);
  // Further pages of the same list show that they are loading at its end.
  const waiting = loading && (isOther || failed);
  const tutorials = isFailure(data) ? [] : entriesOf(data);
  const isWhole = !search.sortBy && !search.difficulty && !search.duration;
  const place = isFailure(data)
    ? undefined
    : listPlace(data, page, (to) => pages.tutorials({ ...(search as TutorialsSearch), page: to }), isWhole);

  useEffect(() => {
    if (failed) showSnack({ message: t.error, severity: 'error' });
  }, [failed, t]);

  return (
    <>
      <PageHead title={t.title} description={words.intro?.text} pages={place} />
      <PageIntro title={t.title} text={words.intro} art={{ src: pencil, width: 189, height: 276 }} />
      <FilterBar form end={<FilterCount>{isFailure(data) ? '' : t.countOf(data.total)}</FilterCount>}>
        <Select
          name="sortBy"
          label={t.sort}
          value={filters.sortBy ?? 'recommended'}
          options={(['recommended', ...TUTORIAL_SORTS] as const).map((value) => ({
            value,
            label: t.sorts[value],
          }))}
          onChange={(sortBy) => change({ sortBy: sortBy === 'recommended' ? undefined : sortBy })}
        />
        <Select
          name="difficulty"
          label={t.difficulty}
          value={filters.difficulty ?? ALL}
          options={([ALL, ...DIFFICULTIES] as const).map((value) => ({
            value,
            label: t.difficulties[value],
          }))}
          onChange={(difficulty) => change({ difficulty: difficulty === ALL ? undefined : difficulty })}
        />
        <Select
          name="duration"
          label={t.duration}
          value={filters.duration ?? ALL}
          options={([ALL, ...DURATIONS] as const).map((value) => ({ value, label: t.durations[value] }))}
          onChange={(duration) => change({ duration: duration === ALL ? undefined : duration })}
        />
        <noscript>{import.meta.env.SSR && <NoScriptWay to="show" />}</noscript>
      </FilterBar>
      <Container className={styles.list}>
        {waiting && (
          <div className={styles.spinner}>
            <Spinner label={common.loading} />
          </div>
        )}
        <div className={waiting ? styles.waiting : undefined} aria-busy={waiting}>
          {failed && (
            <EmptyState text={t.error}>
              <Button onClick={() => void router.invalidate()}>{common.retry}</Button>
            </EmptyState>
          )}
          {!failed && tutorials.length === 0 && (
            <EmptyState text={t.empty}>
              <ButtonLink to={pages.tutorials()} keepPlace>
                {t.emptyAction}
              </ButtonLink>
            </EmptyState>
          )}
          {!isFailure(data) && (
            <PagedList
              pages={data}
              page={page}
              addressOf={(to) => pages.tutorials({ ...filters, page: to })}
              isOther={isOther}
            >
              <TutorialList tutorials={tutorials} heading="h2" first actionOf={actionOf} />
            </PagedList>
          )}
        </div>
      </Container>
    </>
  );
}
