/** A field's value for people to read. */
import type { PieceKind } from '#domain/catalogue.ts';
import type { Shekels } from '#domain/money.ts';
import type { Option, PersonalText } from '#domain/options.ts';
import { diffArrays } from 'diff';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { formatPercent } from '#i18n/format.ts';
import { Price } from '#ui/Price.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { OptionsValue, PersonalTextValue, VariantsValue, type ShownVariant } from './ChoosingValue.tsx';
import { useAdminMessages } from '../language.tsx';
import { EntryPicture } from '../pictures/EntryPicture.tsx';
import styles from './FieldValue.module.css';

interface FieldValueProps {
  /** As in the dictionary (`fields.names`). */
  name: string;
  value: unknown;
  /** Marks the words that this text lacks. */
  against?: unknown;
}

const PICTURES = new Set(['pictures', 'imagePath', 'image', 'secondaryImagesPathes', 'contentImagesPathes']);
const PERCENTS = new Set(['discount', 'earlyBirdDiscountPercentage']);
const DAYS = new Set(['earlyBirdDate', 'endDate']);

export function FieldValue({ name, value, against }: FieldValueProps): ReactNode {
  const { history, products } = useAdminMessages();
  const { categories, levels } = useMessages();
  const lang = useLang();
  const nothing =
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (nothing)
    return <span className={styles.none}>{name === 'endDate' ? history.noEndDate : history.nothing}</span>;
  if (PICTURES.has(name)) return <Pictures addresses={[value].flat() as string[]} />;
  if (name === 'workshopDates') return <Dates dates={value as { date: string; duration: number }[]} />;
  if (name === 'price') return <Price shekels={Number(value) as Shekels} />;
  if (PERCENTS.has(name)) return <bdi>{formatPercent(Number(value))}</bdi>;
  if (DAYS.has(name)) return formatDay(lang, String(value), true);
  if (name === 'category') return categories[value as keyof typeof categories] ?? String(value);
  if (name === 'kind') return products.kinds[value as PieceKind] ?? String(value);
  if (name === 'level') return levels[value as keyof typeof levels] ?? String(value);
  if (name === 'options') return <OptionsValue options={value as Option<Shekels>[]} />;
  if (name === 'personalText') return <PersonalTextValue rule={value as PersonalText<Shekels>} />;
  if (name === 'variants')
    return <VariantsValue variants={listOf(value)} against={against ? listOf(against) : null} />;
  if (name === 'personalText.extra') return <Price shekels={Number(value) as Shekels} />;
  if (typeof value === 'boolean') return value ? history.on : history.off;
  if (typeof value === 'object') return <bdi>{JSON.stringify(value)}</bdi>;
  return <Words text={String(value)} against={typeof against === 'string' ? against : null} />;
}

/** A conflict has them one by one. */
const listOf = (variants: unknown) => [variants].flat() as ShownVariant[];

const wordsOf = (text: string) => text.split(/(\s+)/);

function Words({ text, against }: { text: string; against: string | null }) {
  if (against === null) return <bdi className={styles.text}>{text}</bdi>;
  const parts = diffArrays(wordsOf(against), wordsOf(text)).filter(({ removed }) => !removed);
  return (
    <bdi className={styles.text}>
      {parts.map(({ value, added }, index) =>
        added ? <mark key={index}>{value.join('')}</mark> : <span key={index}>{value.join('')}</span>,
      )}
    </bdi>
  );
}

function Pictures({ addresses }: { addresses: readonly string[] }) {
  const { history } = useAdminMessages();
  return (
    <span className={styles.pictures}>
      {addresses.map((address, index) => (
        <EntryPicture
          key={address}
          address={address}
          alt={history.pictureAt(index + 1)}
          sizes="44px"
          className={styles.picture}
        />
      ))}
    </span>
  );
}

function Dates({ dates }: { dates: readonly { date: string; duration: number }[] }) {
  const { history } = useAdminMessages();
  const lang = useLang();
  return (
    <span className={styles.dates}>
      {dates.map(({ date, duration }) => (
        <span key={date}>{history.meeting(formatDay(lang, date, true), formatTime(date), duration)}</span>
      ))}
    </span>
  );
}
