import { useMemo } from 'react';
import { TUTORIAL_LEVELS } from '#domain/catalogue.ts';
import type { AdminTutorial } from '#contract/tutorials.ts';
import { pages } from '#contract/routes.ts';
import { formatRating } from '#i18n/format.ts';
import { useMessages } from '#ui/language.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { untranslatedField } from '../lists/english.ts';
import type { ListKind, Row } from '../lists/list-kind.ts';
import { Inline, PriceCell } from '../lists/table/cells.tsx';
import { PriceMark, Soft, Tag } from '../lists/table/Marks.tsx';
import { ALL } from '../lists/list-view.ts';
import { TutorialEditor } from './TutorialEditor.tsx';

export function useTutorialList(): ListKind<'tutorials'> {
  const { lists } = useAdminMessages();
  const { categories, levels, tutorials } = useMessages();
  return useMemo(
    () => ({
      kind: 'tutorials',
      texts: lists.tutorials,
      filters: [
        { name: ALL, label: lists.filter.all, has: () => true },
        { name: 'active', label: lists.tutorials.manyActive, has: ({ active }) => active },
        { name: 'free', label: lists.filter.free, has: ({ price }) => price === 0 },
        {
          name: 'untranslated',
          label: lists.filter.untranslated,
          has: (entry) => untranslatedField(entry) !== null,
        },
        { name: 'hidden', label: lists.tutorials.manyHidden, has: ({ active }) => !active },
      ],
      columns: [
        {
          name: 'pages',
          label: lists.columns.pages,
          numeric: true,
          sort: { value: ({ pageCount }) => pageCount, of: 'number' },
          Cell: PagesCell,
        },
        {
          name: 'price',
          label: lists.columns.price,
          numeric: true,
          sort: { value: ({ price }) => price, of: 'number' },
          Cell: TutorialPriceCell,
        },
        {
          name: 'level',
          label: lists.columns.level,
          sort: { value: ({ level }) => TUTORIAL_LEVELS.indexOf(level), of: 'number' },
          Cell: LevelCell,
        },
        {
          name: 'rating',
          label: lists.columns.rating,
          sort: { value: ({ rating }) => rating, of: 'number', downFirst: true },
          Cell: RatingCell,
        },
      ],
      picture: ({ imagePath }) => imagePath,
      under: ({ category }) => categories[category],
      untranslated: untranslatedField,
      price: (entry) => (
        <Inline>
          <Price entry={entry} />
        </Inline>
      ),
      printed: [
        { label: lists.columns.pages, value: ({ pageCount }) => pageCount },
        { label: lists.columns.price, value: (entry) => <Price entry={entry} /> },
        { label: lists.columns.level, value: ({ level }) => levels[level] },
      ],
      standing: ({ pageCount, level }) => (
        <Tag look="plain">{`${tutorials.pages(pageCount)} · ${levels[level]}`}</Tag>
      ),
      numbers: [],
      publicPage: ({ _id }) => pages.tutorial(_id),
      pictureField: 'contentImagesPathes',
      Editor: TutorialEditor,
    }),
    [lists, categories, levels, tutorials],
  );
}

function Price({ entry: { price } }: { entry: AdminTutorial }) {
  const { lists } = useAdminMessages();
  return price === 0 ? <span>{lists.free}</span> : <PriceMark shekels={price} original={null} percent={0} />;
}

function TutorialPriceCell(row: Row<AdminTutorial>) {
  const { lists } = useAdminMessages();
  return <PriceCell row={row}>{row.entry.price === 0 && <Soft small>{lists.free}</Soft>}</PriceCell>;
}

function PagesCell({ entry }: Row<AdminTutorial>) {
  return <span>{entry.pageCount}</span>;
}

function LevelCell({ entry }: Row<AdminTutorial>) {
  const { levels } = useMessages();
  return <span>{levels[entry.level]}</span>;
}

function RatingCell({ entry: { rating, ratingCount } }: Row<AdminTutorial>) {
  const { lists } = useAdminMessages();
  if (ratingCount === 0) return <Soft small>{lists.rating.none}</Soft>;
  const stars = formatRating(rating);
  return (
    <Inline>
      <VisuallyHidden>{lists.rating.of(stars, ratingCount)}</VisuallyHidden>
      <span aria-hidden="true">{stars}</span>
      <AdminIcon name="star" size={16} />
      <Soft small>
        <span aria-hidden="true">({ratingCount})</span>
      </Soft>
    </Inline>
  );
}
