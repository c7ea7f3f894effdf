import { useWords } from '#web/features/page/words.tsx';
import { useRouter } from '@tanstack/react-router';
import { readPage } from '#contract/list-pages.ts';
import { pages, type WorkshopsSearch } from '#contract/routes.ts';
import { isFailure, type Failure } from '#web/api/failure.ts';
import hammer from '#ui/art/tool-hammer.webp';
import { WorkshopList } from '#web/features/catalogue/WorkshopList.tsx';
import { entriesOf } from '#web/features/list-pages/list-pages.ts';
import { listPlace } from '#web/features/list-pages/list-place.ts';
import { PagedList } from '#web/features/list-pages/PagedList.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { useFacts, useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useFilters } from '#web/features/page/useFilters.ts';
import type { WorkshopPages } from '#web/workshop-loads.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { useMessages } from '#ui/language.tsx';
import { useAddToCart } from '../actions/use-add-to-cart.ts';
import { WorkshopFilters } from './WorkshopFilters.tsx';
import styles from '../screen.module.css';

export default function WorkshopsScreen({ data, search }: ScreenProps<WorkshopPages | Failure>) {
  const { workshops, common } = useMessages();
  const t = usePageTexts('workshops');
  const words = useWords('workshops');
  const router = useRouter();
  const page = readPage(search.page);
  const place = isFailure(data)
    ? undefined
    : listPlace(
        data,
        page,
        (to) => pages.workshops({ ...(search as WorkshopsSearch), page: to }),
        !search.category && !search.level && !search.month && !search.weekday,
      );
  return (
    <>
      <PageHead title={workshops.title} description={words.intro?.text} pages={place} />
      {isFailure(data) ? (
        <>
          <PageIntro title={t.error} text={t.errorHint} />
          <Container className={styles.list}>
            <Button onClick={() => void router.invalidate()}>{common.retry}</Button>
          </Container>
        </>
      ) : (
        <Workshops data={data} page={page} search={search as WorkshopsSearch} />
      )}
    </>
  );
}

function Workshops({ data, page, search }: { data: WorkshopPages; page: number; search: WorkshopsSearch }) {
  const { workshops } = useMessages();
  const t = usePageTexts('workshops');
  const words = useWords('workshops');
  const addToCart = useAddToCart();
  const { filters, isOther } = useFilters(pages.workshops, search);
  const now = useNow();
  const { joinBegun } = useFacts();
  const hasNone = data.categories.length === 0;
  return (
    <>
      <PageIntro title={workshops.title} text={words.intro} art={{ src: hammer, width: 202, height: 311 }} />
      {!hasNone && <WorkshopFilters data={data} filters={filters} />}
      <Container className={styles.list}>
        {hasNone && <EmptyState text={t.none} />}
        {!hasNone && data.total === 0 && (
          <EmptyState text={t.empty}>
            <ButtonLink to={pages.workshops()} keepPlace>
              {t.emptyAction}
            </ButtonLink>
          </EmptyState>
        )}
        <PagedList
          pages={data}
          page={page}
          addressOf={(to) => pages.workshops({ ...filters, page: to })}
          isOther={isOther}
        >
          <WorkshopList
            workshops={entriesOf(data)}
            heading="h2"
            first
            now={now}
            joinBegun={joinBegun}
            onRegister={(workshop) => void addToCart('Workshop', workshop._id)}
          />
        </PagedList>
      </Container>
    </>
  );
}
