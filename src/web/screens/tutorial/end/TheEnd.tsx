import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { Tutorial } from '#contract/tutorials.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import { Price } from '#ui/Price.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { NextCard } from './NextCard.tsx';
import { readNextSteps, type NextSteps } from './next-steps.ts';
import styles from './TheEnd.module.css';

export default function TheEnd({ tutorial }: { tutorial: Tutorial }) {
  const t = usePageTexts('tutorialEnd');
  const { tutorials } = useMessages();
  const lang = useLang();
  const now = useNow();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const { user } = useSessionState();
  const [steps, setSteps] = useState<NextSteps | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const found = await readNextSteps(api, tutorial, { owned: user?.ownedTutorials ?? [], now });
      if (!isOver) setSteps(found);
    };
    void read();
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a tutorial
  }, [tutorial._id]);

  const { tutorial: next, product, workshop } = steps ?? {};
  const begins = workshop?.workshopDates[0]?.date;
  return (
    <section className={styles.end} aria-labelledby="tutorial-end">
      <h2 id="tutorial-end" className={styles.title}>
        {t.title}
      </h2>
      <p className={styles.text}>{t.text(titleOf(lang, tutorial).text)}</p>
      <ul className={styles.next}>
        {next && (
          <NextCard kind={t.tutorial} entry={next} picture={next.imagePath} to={pages.tutorial(next._id)}>
            {next.price === 0 ? tutorials.free : <Price shekels={next.price} />}
          </NextCard>
        )}
        {product && (
          <NextCard
            kind={t.product}
            entry={product}
            picture={product.imagePath}
            to={pages.product(product._id)}
          />
        )}
        {workshop && begins && (
          <NextCard
            kind={t.workshop}
            entry={workshop}
            picture={workshop.image}
            to={pages.workshop(workshop._id)}
          >
            {formatDay(lang, begins)}, {formatTime(begins)}
          </NextCard>
        )}
      </ul>
    </section>
  );
}
