/** The address is the state; works without scripts. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import { SEARCH_LIMITS } from '#contract/search-limits.ts';
import { isFailure } from '#web/api/failure.ts';
import { answersTo } from '#domain/search/answers.ts';
import { useFacts, useNow } from '#web/features/page/facts.tsx';
import { HelpAnswers } from '#web/features/search/HelpAnswers.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { useFilters } from '#web/features/page/useFilters.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { PageResults } from '#web/features/search/page-results.ts';
import { SearchField } from '#web/features/search/SearchField.tsx';
import { NothingFound, SearchFailed } from '#web/features/search/SearchNotes.tsx';
import { StartingPoints } from '#web/features/search/StartingPoints.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { cx } from '#ui/cx.ts';
import { ResultSections } from './ResultSections.tsx';
import styles from './SearchScreen.module.css';

export default function SearchScreen({ data, search }: ScreenProps<PageResults>) {
  const texts = usePageTexts('search');
  const router = useRouter();
  const { filters, change } = useFilters<{ q?: string }>(pages.search, search);
  const query = filters.q ?? '';
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  // Back, forward, or a search from elsewhere.
  if (query !== lastQuery) {
    setLastQuery(query);
    setTyped(query);
  }
  const shown = search.q ?? '';
  const answers = answersTo(shown, useNow());
  const { hours } = useFacts();
  const isWaiting = query !== shown;
  return (
    <>
      <PageHead
        title={shown ? texts.titleFor(shown.trim().slice(0, SEARCH_LIMITS.query)) : texts.title}
        description={texts.description}
        noindex
      />
      <Container className={styles.page}>
        <h1 className={styles.title}>{texts.title}</h1>
        <SearchField
          query={typed}
          onQuery={setTyped}
          onSubmit={() => change({ q: typed.trim() || undefined })}
          isWaiting={isWaiting}
        >
          <Button type="submit" small>
            {texts.submit}
          </Button>
        </SearchField>
        <p className={styles.count} role="status">
          {Array.isArray(data) && data.length > 0 && !isWaiting ? texts.countOf(data.length) : ''}
        </p>
        <div className={cx(styles.results, isWaiting && styles.waiting)}>
          <HelpAnswers answers={answers} hasHours={hours !== null} />
          {results()}
        </div>
      </Container>
    </>
  );

  function results() {
    if (shown === '') return <Start />;
    if (data === 'refused') return <Refused />;
    if (isFailure(data)) return <SearchFailed onRetry={() => void router.invalidate()} />;
    if (data.length > 0) return <ResultSections results={data} />;
    return answers.isAnswered ? null : <NothingFound query={shown.trim()} />;
  }
}

function Start() {
  const texts = usePageTexts('search');
  return (
    <section>
      <h2 className={styles.start}>{texts.start}</h2>
      <StartingPoints more="categories" />
    </section>
  );
}

function Refused() {
  const texts = usePageTexts('search');
  return (
    <div className={styles.refused}>
      <p role="alert">{texts.refused(SEARCH_LIMITS.query)}</p>
      <StartingPoints more="contact" />
    </div>
  );
}
