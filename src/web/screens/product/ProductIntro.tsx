import type { Product } from '#contract/products.ts';
import { descriptionOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { LabelChip } from '#ui/Chip.tsx';
import { LongText } from '#ui/LongText.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { EntryTitle } from '../entry/EntryTitle.tsx';
import entry from '../entry/entry.module.css';

export function ProductIntro({ product }: { product: Product }) {
  const { product: t, categories } = useMessages();
  const lang = useLang();
  return (
    <>
      <div className={entry.chips}>
        <LabelChip filled>{categories[product.category]}</LabelChip>
        {product.isCustomizable && <LabelChip>{t.madeToOrder}</LabelChip>}
        {product.isPromoted && <LabelChip>{t.promoted}</LabelChip>}
      </div>
      <EntryTitle content={titleOf(lang, product)} />
      <LongText className={entry.description} content={descriptionOf(lang, product)} />
    </>
  );
}
