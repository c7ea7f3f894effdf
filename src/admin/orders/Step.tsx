/** An order's next step in words. */
import { daysBetween } from '#domain/days-between.ts';
import type { Lang } from '#domain/language.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import type { NextStep } from './next-step.ts';
import styles from './Step.module.css';

const ICONS: Record<NextStep['kind'], AdminIconName> = {
  review: 'alert',
  request: 'clock',
  unpaid: 'clock',
  make: 'hammer',
  finish: 'hammer',
  prepare: 'box',
  pack: 'truck',
  pickup: 'pin',
  send: 'truck',
  seats: 'calendar',
  mark: 'users',
  completed: 'check',
  cancelled: 'close',
  expired: 'close',
};
const LOOKS: Partial<Record<NextStep['kind'], string | undefined>> = {
  review: styles.stop,
  request: styles.warn,
  unpaid: styles.warn,
  completed: styles.over,
  cancelled: styles.over,
  expired: styles.over,
};

export function Step({ step, now }: { step: NextStep; now: string }) {
  const { orders } = useAdminMessages();
  const lang = useLang();
  return (
    <span className={cx(styles.step, LOOKS[step.kind])}>
      <AdminIcon name={ICONS[step.kind]} className={styles.icon!} />
      <span>{stepText(orders, lang, step, now)}</span>
    </span>
  );
}

function stepText({ next: t }: AdminMessages['orders'], lang: Lang, step: NextStep, now: string): string {
  switch (step.kind) {
    case 'request':
      return t.request(formatDay(lang, step.at));
    case 'seats':
      return t.seats(formatDay(lang, step.at));
    case 'unpaid':
      return step.at === undefined ? t.unpaid : t.unpaidUntil(momentText(lang, step.at, now));
    case 'make':
      return step.at === undefined ? t.make : t.makeBy(formatDay(lang, step.at));
    case 'finish':
      return step.at === undefined ? t.finish : t.finishBy(formatDay(lang, step.at));
    default:
      return t[step.kind];
  }
}

/** A time today, else a day with its time. */
function momentText(lang: Lang, iso: string, now: string): string {
  const time = formatTime(iso);
  return daysBetween(now, iso) === 0 ? time : `${formatDay(lang, iso)}, ${time}`;
}
