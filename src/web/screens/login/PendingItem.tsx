/** What a visitor wanted before logging in, so that they see that it isn't lost. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { Fragment, useEffect, useState } from 'react';
import { pages, readLanguage } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { ChoiceTitle } from '#domain/options.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay, formatTime, formatWeekday } from '#i18n/dates.ts';
import type { Api } from '#web/api/client.ts';
import { pendingAdd } from '#web/features/cart/pending-add.ts';
import { titleOf, type Titled } from '#web/features/catalogue/entry-texts.ts';
import { useNow } from '#web/features/page/facts.tsx';
import type { RouterContext } from '#web/router-context.ts';
import { Picture } from '#ui/Picture.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { keptWish } from './kept-wish.ts';
import { useKept } from './use-kept.ts';
import styles from './PendingItem.module.css';

interface Pictured extends Titled, Partial<Pick<Workshop, 'workshopDates'>> {
  picture: string | null;
  /** Of a product's options. */
  chosen?: readonly ChoiceTitle[];
}

interface PendingItemProps {
  words: {
    pendingTitle: string;
    pendingText: string;
    pendingPlace: (seats: number) => string;
    pendingPlaceText: string;
  };
  /** Where login leads. */
  next: string | undefined;
}

/** For the cart, or a place on the waiting list of the page that login leads to. The server knows of none. */
export function PendingItem({ words, next }: PendingItemProps) {
  const isAdding = useKept(() => pendingAdd() !== null, false);
  const isJoining = useKept(() => wishAt(next) !== null, false);
  return (
    <>
      {isAdding && <PendingAdd words={words} />}
      {isJoining && <PendingPlace words={words} next={next} />}
    </>
  );
}

function wishAt(next: string | undefined) {
  const wish = keptWish();
  if (!wish || next === undefined) return null;
  return readLanguage(next.split('?', 1)[0]!).path === pages.workshop(wish.workshop) ? wish : null;
}

function PendingAdd({ words }: Pick<PendingItemProps, 'words'>) {
  const [line] = useState(pendingAdd);
  return <Waiting words={words} line={line} quantity={line?.quantity} text={words.pendingText} />;
}

function PendingPlace({ words, next }: PendingItemProps) {
  const [wish] = useState(() => wishAt(next));
  const [line] = useState<WantedLine | null>(
    () => wish && { productType: 'Workshop', item: wish.workshop, quantity: wish.seats },
  );
  return (
    <Waiting
      words={words}
      line={line}
      detail={wish && words.pendingPlace(wish.seats)}
      text={words.pendingPlaceText}
    />
  );
}

interface WaitingProps extends Pick<PendingItemProps, 'words'> {
  line: WantedLine | null;
  quantity?: number | undefined;
  detail?: string | null;
  /** What login does with it. */
  text: string;
}

function Waiting({ words, line, quantity = 1, detail = null, text }: WaitingProps) {
  const lang = useLang();
  const now = useNow();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const [entry, setEntry] = useState<Pictured | null>(null);
  useEffect(() => {
    // Without its name and picture the words still say that it waits.
    if (line) entryOf(api, line).then(setEntry, () => {});
  }, [api, line]);
  const meetings = entry?.workshopDates ?? [];
  // Of a workshop that has begun, the next one.
  const next = meetings.find(({ date }) => new Date(date) > now);
  return (
    <div className={styles.item}>
      {entry ? (
        <Picture address={entry.picture} alt="" sizes="64px" className={styles.picture} />
      ) : (
        <Skeleton className={styles.picture} />
      )}
      <div>
        <p className={styles.title}>
          {entry ? <Text content={titleOf(lang, entry)} /> : words.pendingTitle}
          {quantity > 1 && (
            <>
              {' '}
              <bdi dir="ltr">× {quantity}</bdi>
            </>
          )}
        </p>
        {next && (
          <p className={styles.detail}>
            {formatWeekday(lang, next.date)}, {formatDay(lang, next.date)}{' '}
            <bdi dir="ltr">{formatTime(next.date)}</bdi>
          </p>
        )}
        {(line?.personalText || (entry?.chosen?.length ?? 0) > 0) && (
          <p className={styles.detail}>
            {entry?.chosen?.map(({ title, translations }, index) => (
              <Fragment key={index}>
                {index > 0 && ' · '}
                <Text as="bdi" content={contentText(lang, title, translations?.en?.title)} />
              </Fragment>
            ))}{' '}
            {line?.personalText && <q dir="auto">{line.personalText}</q>}
          </p>
        )}
        {detail && <p className={styles.detail}>{detail}</p>}
        <p className={styles.kept}>{text}</p>
      </div>
    </div>
  );
}

async function entryOf(api: Api, { productType, item, choices = [] }: WantedLine): Promise<Pictured> {
  if (productType === 'Workshop') {
    const workshop = await api.workshop(item);
    return { ...workshop, picture: workshop.image };
  }
  if (productType === 'Tutorial') {
    const tutorial = await api.tutorial(item);
    return { ...tutorial, picture: tutorial.imagePath };
  }
  const product = await api.product(item);
  const all = product.options.flatMap((option) => option.choices);
  const chosen = all.filter(({ _id }) => choices.includes(_id));
  return { ...product, picture: product.imagePath, chosen };
}
