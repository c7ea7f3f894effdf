/** Yesterday's money against the provider's list, in one line. */
import type { Payments } from '#contract/admin-payments.ts';
import { fromJerusalem, jerusalemDate, plusDays } from '#domain/jerusalem.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { formatDay } from '#i18n/dates.ts';
import { useLang } from '#ui/language.tsx';
import type { Lang } from '#domain/language.ts';
import { useAdminMessages } from '../language.tsx';
import { Foot } from './Panel.tsx';

export function NightLine({ payments: { night, differences }, now }: { payments: Payments; now: string }) {
  const { night: t } = useAdminMessages().payments;
  const lang = useLang();
  // What differs is a panel of its own.
  if (!night || (night.state === 'different' && differences.length > 0)) return null;
  const icon = night.state === 'same' || night.state === 'different' ? 'check' : 'clock';
  return <Foot icon={icon}>{sentenceOf(night, t, whenOf(night.day, { now, lang, t }))}</Foot>;
}

type Words = AdminMessages['payments']['night'];

function whenOf(day: string, { now, lang, t }: { now: string; lang: Lang; t: Words }): string {
  if (plusDays(day, 1) === jerusalemDate(new Date(now))) return t.yesterday;
  return t.ofDay(formatDay(lang, fromJerusalem(day, '12:00').toISOString()));
}

function sentenceOf(night: NonNullable<Payments['night']>, t: Words, when: string): string {
  const { state, charges, charged, refunds, refunded } = night;
  if (state === 'different') return t.settled(when);
  if (state !== 'same') return t[state](when);
  if (charges + refunds === 0) return t.none(when);
  return t.same(when, charges, charged) + (refunds > 0 ? t.refunds(refunds, refunded) : '');
}
