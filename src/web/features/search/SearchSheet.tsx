import { useRouter } from '@tanstack/react-router';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { inLanguage, pages } from '#contract/routes.ts';
import type { SearchResult } from '#contract/search.ts';
import { Container } from '#ui/Container.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { TopSheet } from '#ui/TopSheet.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { answersTo } from '#domain/search/answers.ts';
import { groupsOf } from './groups.ts';
import { answerKeys, HelpOptions } from './HelpAnswers.tsx';
import { KeyHints } from './KeyHints.tsx';
import { createLiveSearch, NOTHING_ASKED } from './live-search.ts';
import { rememberSearch } from './recent.ts';
import { optionId, Results } from './Results.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { SearchField } from './SearchField.tsx';
import { NothingFound, SearchFailed } from './SearchNotes.tsx';
import { StartView } from './StartView.tsx';
import { useSearchTexts } from './search-texts.ts';
import styles from './SearchSheet.module.css';

/** How many results the sheet requests, and shows of each kind. */
export const SHEET_RESULTS = 24;
const SHOWN = 4;

interface ContentProps {
  fetchResults: (query: string) => Promise<SearchResult[]>;
  /** Of the studio, when one can pick up. */
  hasHours: boolean;
  /** Called when the field first has the focus; returns what was typed before. */
  onReady: () => string;
  close: () => void;
  field: RefObject<HTMLInputElement | null>;
}

interface SearchSheetProps extends Omit<ContentProps, 'close' | 'field'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
}

export function SearchSheet({ open, onOpenChange, opener, ...content }: SearchSheetProps) {
  const texts = useSearchTexts();
  const field = useRef<HTMLInputElement>(null);
  return (
    <TopSheet open={open} onOpenChange={onOpenChange} opener={opener} label={texts.title} first={field}>
      <Content {...content} close={() => onOpenChange(false)} field={field} />
    </TopSheet>
  );
}

function Content({ fetchResults, hasHours, onReady, close, field }: ContentProps) {
  const texts = useSearchTexts();
  const { common } = useMessages();
  const lang = useLang();
  const router = useRouter();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [live] = useState(() => createLiveSearch(fetchResults));
  const { status, found } = useStore(live.state, NOTHING_ASKED);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  useEffect(() => live.stop, [live]);

  const isBlank = query.trim() === '';
  // The sheet opens by a press and is in no page's HTML, so it may look at the clock.
  const [now] = useState(() => new Date());
  const answers = answersTo(query, now);
  const groups = status === 'failed' ? [] : groupsOf(found?.results ?? [], SHOWN);
  const results = groups.flatMap((group) => group.results);
  const answerId = (key: string) => `${listId}-${key}`;
  const options = [
    ...answerKeys(answers).map(answerId),
    ...results.map((result) => optionId(listId, result)),
  ];
  const chosenId = selectedId !== null && options.includes(selectedId) ? selectedId : null;

  const type = (text: string) => {
    setQuery(text);
    setSelectedId(null);
    live.type(text);
  };
  const search = (text: string) => {
    type(text);
    field.current?.focus();
  };
  const leave = () => {
    rememberSearch(query);
    close();
  };
  /** Here, not in another tab. */
  const opened = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) leave();
  };
  const submit = () => {
    if (chosenId) return document.getElementById(chosenId)?.click();
    if (isBlank) return undefined;
    leave();
    return void router.navigate({ href: inLanguage(lang, pages.search({ q: query.trim() })) });
  };
  const step = (event: KeyboardEvent) => {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (direction === undefined || options.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // One more than there are options: none is selected while the cursor is in the field.
    const places = options.length + 1;
    const place = chosenId ? options.indexOf(chosenId) : options.length;
    const id = options[(place + direction + places) % places] ?? null;
    setSelectedId(id);
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <Container>
        <SearchField
          ref={field}
          query={query}
          onQuery={type}
          onSubmit={submit}
          isWaiting={status === 'waiting'}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={chosenId ?? undefined}
          onKeyDown={step}
          onFocus={() => {
            const early = onReady();
            if (early !== '') type(early);
          }}
        >
          {query !== '' && (
            <button type="button" className={styles.clear} onClick={() => search('')}>
              {texts.clear}
            </button>
          )}
          <button type="button" className={styles.close} aria-label={common.close} onClick={close}>
            <Icon name="close" />
          </button>
        </SearchField>
      </Container>
      <VisuallyHidden role="status">{sayFound()}</VisuallyHidden>
      <div className={styles.body}>
        <Container>
          {options.length > 0 && (
            <div role="listbox" id={listId} aria-label={texts.results}>
              <HelpOptions
                answers={answers}
                hasHours={hasHours}
                idOf={answerId}
                chosenId={chosenId}
                onOpen={opened}
              />
              {results.length > 0 && (
                <Results id={listId} groups={groups} chosenId={chosenId} onOpen={opened} />
              )}
            </div>
          )}
          {view()}
        </Container>
      </div>
      <Container className={styles.foot}>
        <KeyHints />
        {results.length > 0 && (
          <Link to={pages.search({ q: query.trim() })} className={styles.all} onClick={leave}>
            {found!.results.length < SHEET_RESULTS && status === 'quiet'
              ? texts.allOf(found!.results.length)
              : texts.all}
            <Icon name="arrow" size={18} />
          </Link>
        )}
      </Container>
    </>
  );

  function sayFound(): string {
    if (!found || status !== 'quiet') return '';
    if (found.results.length > 0) return texts.countOf(found.results.length);
    return answers.isAnswered ? texts.help : texts.none(found.query);
  }

  function view() {
    if (isBlank)
      return <StartView onChoose={search} onForgotten={() => field.current?.focus()} onLeave={close} />;
    if (status === 'failed') return <SearchFailed onRetry={live.retry} />;
    if (!found) return <ResultsSkeleton />;
    if (options.length > 0) return null;
    return <NothingFound query={found.query} onLeave={close} />;
  }
}
