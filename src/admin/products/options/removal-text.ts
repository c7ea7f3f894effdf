/** What removing choices means for carts and unpaid orders that hold them. */
import type { AdminProduct } from '#contract/products.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';

export function removalText(
  t: AdminMessages['productOptions'],
  title: string,
  /** Of choices. */
  ids: readonly string[],
  saved: Pick<AdminProduct, 'options' | 'variants'> | null,
): string {
  const known = saved?.options.flatMap(({ choices }) => choices.map(({ _id }) => _id)) ?? [];
  if (!ids.some((id) => known.includes(id))) return t.removed(title);
  const held = (saved?.variants ?? [])
    .filter(({ choices }) => choices.some((id) => ids.includes(id)))
    .reduce((sum, variant) => sum + (variant.held ?? 0), 0);
  return held > 0 ? t.removedHeld(title, held) : t.removedSaved(title);
}
