/** What to do about a row that differs. */
import type { OrderMirror } from '#contract/admin-payments.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';

type Row = NonNullable<OrderMirror>['rows'][number];

/** Null: nothing. */
export function mirrorTodo(
  { kind, _id, state, ours, theirs }: Row,
  { rows: t }: AdminMessages['orderMoney']['mirror'],
  /** Attempts that the admin decides about elsewhere on the page. */
  inReview: readonly string[] = [],
): string | null {
  if (state !== 'different' || theirs === null) return null;
  if (kind === 'refund') return theirs === 0 ? t.refund(ours) : t.charge_amount(ours, theirs);
  if (inReview.includes(_id)) return t.charge_review(theirs);
  if (theirs === 0) return t.charge_not_there(ours);
  if (ours === 0) return t.charge_not_here(theirs);
  return ours === theirs ? t.charge_other(ours) : t.charge_amount(ours, theirs);
}
