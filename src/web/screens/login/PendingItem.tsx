/** What a visitor wanted to add before logging in, so that they see that it isn't lost. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { WantedLine } from '#domain/cart.ts';
import type { Api } from '#web/api/client.ts';
import { pendingAdd } from '#web/features/cart/pending-add.ts';
import { titleOf, type Titled } from '#web/features/catalogue/entry-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Picture } from '#ui/Picture.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { useKept } from './use-kept.ts';
import styles from './PendingItem.module.css';

interface Pictured extends Titled {
  picture: string | null;
}

interface PendingItemProps {
  words: { pendingTitle: string; pendingText: string };
}

/** The server knows of none. */
export function PendingItem({ words }: PendingItemProps) {
  const isThere = useKept(isPending, false);
  return isThere && <Pending words={words} />;
}

function Pending({ words }: PendingItemProps) {
  const lang = useLang();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const [line] = useState(pendingAdd);
  const [entry, setEntry] = useState<Pictured | null>(null);
  useEffect(() => {
    // Without its name and picture the words still say that it waits.
    if (line) entryOf(api, line).then(setEntry, () => {});
  }, [api, line]);
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
          {line && line.quantity > 1 && (
            <>
              {' '}
              <bdi dir="ltr">× {line.quantity}</bdi>
            </>
          )}
        </p>
        <p className={styles.kept}>{words.pendingText}</p>
      </div>
    </div>
  );
}

async function entryOf(api: Api, { productType, item }: WantedLine): Promise<Pictured> {
  if (productType === 'Workshop') {
    const workshop = await api.workshop(item);
    return { ...workshop, picture: workshop.image };
  }
  const entry = await (productType === 'Item' ? api.product(item) : api.tutorial(item));
  return { ...entry, picture: entry.imagePath };
}

function isPending(): boolean {
  return pendingAdd() !== null;
}
