/** The early price from today over its last day to the first meeting. */
import type { CSSProperties } from 'react';
import { daysBetween } from '#domain/days-between.ts';
import { endOfJerusalemDay } from '#domain/jerusalem.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { discounted } from '#domain/money.ts';
import { formatDay } from '#i18n/dates.ts';
import { Price } from '#ui/Price.tsx';
import { useLang } from '#ui/language.tsx';
import { knownDate, knownPercent, knownPrice } from '../fields/known.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './EarlyBirdLine.module.css';

interface EarlyBirdLineProps {
  /** Shekels. */
  price: number | null;
  percent: number | null;
  /** ISO 8601; the early price lasts to the end of that day in Jerusalem. */
  lastDay: string | null;
  first: Date | null;
  now: Date;
}

/** At most this ratio between the line's two parts. */
const SPREAD = 3;

export function EarlyBirdLine({ first, now, ...typed }: EarlyBirdLineProps) {
  const t = useAdminMessages().workshops;
  const lang = useLang();
  const price = knownPrice(typed.price);
  const percent = knownPercent(typed.percent);
  const lastDay = knownDate(typed.lastDay);
  if (price === null || percent === null || lastDay === null) return <Note>{t.earlyLater}</Note>;
  if (percent === 0) return <Note>{t.noEarlyBird}</Note>;
  const until = endOfJerusalemDay(new Date(lastDay));
  const early = toShekels(discounted(toAgorot(price), percent));
  const day = formatDay(lang, until.toISOString());
  if (until < now) return <Note>{t.earlyOver(day)}</Note>;
  if (first !== null && first <= until) return <Note>{t.earlyToFirst(day)}</Note>;
  const before = Math.max(1, daysBetween(now.toISOString(), until.toISOString()));
  const after = first === null ? before : Math.max(1, daysBetween(until.toISOString(), first.toISOString()));
  const stretch = (days: number, other: number) => Math.min(Math.max(days / other, 1), SPREAD);
  const columns = {
    '--before': `${stretch(before, after)}fr`,
    '--after': `${stretch(after, before)}fr`,
  } as CSSProperties;
  return (
    <ol className={styles.line} style={columns} aria-label={t.earlyLine}>
      <li className={styles.early}>
        <b>{t.today}</b>
        <span>
          <Price shekels={early} />
        </span>
      </li>
      <li className={styles.regular}>
        <b>{day}</b>
        <span>{t.earlyEnd}</span>
      </li>
      <li className={styles.first}>
        <b>{first === null ? t.afterwards : formatDay(lang, first.toISOString())}</b>
        <span>
          {first !== null && <>{t.firstMeeting} · </>}
          <Price shekels={price} />
        </span>
      </li>
    </ol>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      <AdminIcon name="calculator" size={18} />
      {children}
    </p>
  );
}
