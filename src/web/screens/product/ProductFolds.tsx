import { LongText } from '#ui/LongText.tsx';
import { useWords } from '#web/features/page/words.tsx';
import { pages } from '#contract/routes.ts';
import type { Product } from '#contract/products.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Fold } from '#ui/Fold.tsx';
import { Link } from '#ui/Link.tsx';
import { AskLinks } from '../entry/AskLinks.tsx';

const CARE = { goldsmith: 'careGoldsmith', cricut: 'careCricut', others: 'careOthers' } as const;

export function ProductFolds({ product, title }: { product: Product; title: string }) {
  const t = usePageTexts('product');
  const words = useWords('shop');
  const care = words[CARE[product.category]];
  // Options have a place for it on the page.
  const isToldByMessage = product.isCustomizable && product.options.length === 0;
  const askLinks = <AskLinks title={title} path={pages.product(product._id)} words={t} />;
  return (
    <div>
      {isToldByMessage && (
        <Fold title={t.sizeTitle} open>
          {words.size && <LongText content={words.size} />}
          {askLinks}
        </Fold>
      )}
      {care && (
        <Fold title={t.careTitle}>
          <LongText content={care} />
        </Fold>
      )}
      <Fold title={t.returnsTitle}>
        <p>
          {product.isCustomizable ? t.untilBegun : t.until14Days} {t.cancelFee}
        </p>
        {words.returns && <LongText content={words.returns} />}
        {words.warranty && <LongText content={words.warranty} />}
        <Link to={pages.terms()}>{t.terms}</Link>
      </Fold>
      {!isToldByMessage && (
        <Fold title={t.askTitle} open>
          <p>{t.askHint}</p>
          {askLinks}
        </Fold>
      )}
    </div>
  );
}
