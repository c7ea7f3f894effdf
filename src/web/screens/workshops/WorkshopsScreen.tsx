/** The workshops: chips made from the data, the tickets; a failure replaces the page (spec §2, §8). */
import { useRouter } from '@tanstack/react-router';
import type { List } from '../../../contract/common.ts';
import { pages, type WorkshopsSearch } from '../../../contract/routes.ts';
import type { Workshop } from '../../../contract/workshops.ts';
import { CATEGORIES, WORKSHOP_LEVELS } from '../../../domain/catalogue.ts';
import { isFailure, type Failure } from '../../api/failure.ts';
import hammer from '../../art/tool-hammer.webp';
import { WorkshopList } from '../../features/catalogue/WorkshopList.tsx';
import { PageHead } from '../../features/page/PageHead.tsx';
import { useNow } from '../../features/page/facts.tsx';
import { useFilters } from '../../features/page/useFilters.ts';
import type { ScreenProps } from '../../screens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FilterChip } from '../../ui/Chip.tsx';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar, FilterGroup } from '../../ui/FilterBar.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { useMessages } from '../../ui/language.tsx';
import { useAddToCart } from '../use-add-to-cart.ts';
import { orderWorkshops } from './order-workshops.ts';
import styles from '../screen.module.css';

export default function WorkshopsScreen({ data, search }: ScreenProps<List<Workshop> | Failure>) {
  const { workshops: words, common } = useMessages();
  const router = useRouter();
  return (
    <>
      <PageHead title={words.title} description={words.pageDescription} />
      {isFailure(data) ? (
        <>
          <PageIntro title={words.error} text={words.errorHint} />
          <Container className={styles.list}>
            <Button onClick={() => void router.invalidate()}>{common.retry}</Button>
          </Container>
        </>
      ) : (
        <Workshops workshops={data.data} search={search as WorkshopsSearch} />
      )}
    </>
  );
}

function Workshops({ workshops, search }: { workshops: Workshop[]; search: WorkshopsSearch }) {
  const { workshops: words, categories, levels } = useMessages();
  const addToCart = useAddToCart();
  const { filters, keepUnknown } = useFilters(pages.workshops, search);
  const now = useNow();
  const shown = orderWorkshops(workshops, now).filter(
    ({ category, level }) =>
      (!filters.category || category === filters.category) && (!filters.level || level === filters.level),
  );
  const presentCategories = CATEGORIES.filter((category) => workshops.some((workshop) => workshop.category === category));
  const presentLevels = WORKSHOP_LEVELS.filter((level) => workshops.some((workshop) => workshop.level === level));
  return (
    <>
      <PageIntro title={words.title} text={words.text} art={{ src: hammer, width: 202, height: 311 }} />
      {workshops.length > 0 && (
        <FilterBar>
          <FilterGroup label={words.category} showLabel>
            {presentCategories.map((category) => {
              const active = filters.category === category;
              const to = pages.workshops({ ...filters, category: active ? undefined : category });
              return (
                <FilterChip key={category} to={to} active={active} onClick={keepUnknown}>
                  {categories[category]}
                </FilterChip>
              );
            })}
          </FilterGroup>
          <FilterGroup label={words.level} showLabel>
            {presentLevels.map((level) => {
              const active = filters.level === level;
              const to = pages.workshops({ ...filters, level: active ? undefined : level });
              return (
                <FilterChip key={level} to={to} active={active} onClick={keepUnknown}>
                  {levels[level]}
                </FilterChip>
              );
            })}
          </FilterGroup>
        </FilterBar>
      )}
      <Container className={styles.list}>
        {workshops.length === 0 && <EmptyState text={words.none} />}
        {workshops.length > 0 && shown.length === 0 && (
          <EmptyState text={words.empty}>
            <ButtonLink to={pages.workshops()} keepPlace>
              {words.emptyAction}
            </ButtonLink>
          </EmptyState>
        )}
        <WorkshopList workshops={shown} heading="h2" now={now} onRegister={(workshop) => void addToCart('Workshop', workshop._id)} />
      </Container>
    </>
  );
}
