/** The banner texts as a table or, on a narrow screen, as cards. */
import type { BannerText } from '#contract/banner-texts.ts';
import { pages } from '#contract/routes.ts';
import { formatDay } from '#i18n/dates.ts';
import { contentText } from '#i18n/content.ts';
import { Link } from '#ui/Link.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { EnglishMark } from '../lists/table/Marks.tsx';
import { openRow } from '../lists/table/open-row.ts';
import { directionOf, TableHead } from '../lists/table/TableHead.tsx';
import { useAdminNavigation } from '../navigation.ts';
import { isRunning, type BannerSort } from './rows.ts';
import tableStyles from '../lists/table/Table.module.css';
import cardStyles from '../lists/table/Cards.module.css';
import styles from './BannerRows.module.css';

interface RowsProps {
  rows: readonly BannerText[];
  now: Date;
  marked: string | null;
  onDelete: (id: string) => void;
}

interface Sort {
  column: BannerSort;
  down: boolean;
}

export function BannerTable({
  rows,
  sort,
  onSort,
  ...rest
}: RowsProps & { sort: Sort; onSort: (sort: Sort) => void }) {
  const { bannerTexts: t, lists } = useAdminMessages();
  const head = (column: BannerSort, label: string, className?: string) => {
    const isSorted = sort.column === column;
    const down = isSorted && column !== 'state' && !sort.down;
    return (
      <TableHead
        label={label}
        className={className}
        sort={{ sorted: isSorted ? directionOf(sort) : null, onSort: () => onSort({ column, down }) }}
      />
    );
  };
  return (
    <table className={cx(tableStyles.table, styles.table)} aria-label={t.title}>
      <thead>
        <tr>
          {head('text', t.text)}
          <TableHead label={lists.columns.english} className={styles.english} />
          {head('end', t.endDate, styles.end)}
          {head('state', t.state, styles.state)}
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>{lists.columns.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id} data-marked={row._id === rest.marked || undefined} onClick={openRow}>
            <td>
              <Words row={row} />
            </td>
            <td>
              <English row={row} />
            </td>
            <td>
              <End row={row} />
            </td>
            <td>
              <State row={row} now={rest.now} />
            </td>
            <td>
              <Actions row={row} {...rest} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function BannerCards({ rows, ...rest }: RowsProps) {
  const { bannerTexts: t } = useAdminMessages();
  return (
    <ul className={cardStyles.cards} aria-label={t.title}>
      {rows.map((row) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the text's link
        <li
          key={row._id}
          className={cx(cardStyles.card, styles.card)}
          data-marked={row._id === rest.marked || undefined}
          onClick={openRow}
        >
          <div className={styles.first}>
            <Words row={row} />
            <Actions row={row} {...rest} />
          </div>
          <div className={styles.second}>
            <State row={row} now={rest.now} />
            {!row.translations.en?.text && <English row={row} />}
            <End row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Words({ row }: { row: BannerText }) {
  const { search } = useAdminNavigation();
  const english = row.translations.en?.text;
  return (
    <>
      <Link
        to={pages.adminTab('banner-texts', { ...search, edit: row._id })}
        keepPlace
        className={styles.text}
        data-row-link={row._id}
      >
        <Text content={contentText('he', row.text, undefined)} />
      </Link>
      {english && (
        <p className={styles.under}>
          <Text content={{ text: english, lang: 'en' }} />
        </p>
      )}
    </>
  );
}

function English({ row }: { row: BannerText }) {
  const missing = row.translations.en?.text ? null : 'translations.en.text';
  return <EnglishMark tab="banner-texts" id={row._id} title={row.text} missing={missing} />;
}

function End({ row: { endDate } }: { row: BannerText }) {
  const { bannerTexts: t } = useAdminMessages();
  const lang = useLang();
  if (endDate === null) return <span className={styles.unlimited}>{t.noEndDate}</span>;
  return <time dateTime={endDate}>{formatDay(lang, endDate, true)}</time>;
}

function State({ row, now }: { row: BannerText; now: Date }) {
  const { bannerTexts: t } = useAdminMessages();
  const runs = isRunning(row, now);
  return (
    <span className={cx(styles.mark, runs && styles.runs)}>
      <AdminIcon name={runs ? 'eye' : 'clock'} size={16} />
      {runs ? t.running : t.ended}
    </span>
  );
}

function Actions({ row, onDelete }: Pick<RowsProps, 'onDelete'> & { row: BannerText }) {
  const { lists } = useAdminMessages();
  const { search } = useAdminNavigation();
  return (
    <div className={styles.buttons}>
      <Link
        to={pages.adminTab('banner-texts', { ...search, edit: row._id })}
        keepPlace
        className={styles.button}
        aria-label={lists.menu.editOf(row.text)}
        title={lists.menu.edit}
      >
        <AdminIcon name="pencil" />
      </Link>
      <button
        type="button"
        className={styles.button}
        aria-label={`${lists.menu.remove}: ${row.text}`}
        title={lists.menu.remove}
        onClick={() => onDelete(row._id)}
      >
        <AdminIcon name="trash" />
      </button>
    </div>
  );
}
