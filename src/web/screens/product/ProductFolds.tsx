import { pages } from '#contract/routes.ts';
import type { Product } from '#contract/products.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Fold } from '#ui/Fold.tsx';
import { Link } from '#ui/Link.tsx';
import { AskLinks } from '../entry/AskLinks.tsx';

export function ProductFolds({ product, title }: { product: Product; title: string }) {
  const t = usePageTexts('product');
  const askLinks = <AskLinks title={title} path={pages.product(product._id)} words={t} />;
  return (
    <div>
      {product.isCustomizable && (
        <Fold title={t.sizeTitle} open>
          <p>{t.sizeText}</p>
          {askLinks}
        </Fold>
      )}
      <Fold title={t.careTitle}>
        <p>{t.care[product.category]}</p>
      </Fold>
      <Fold title={t.pickupTitle}>
        <p>{t.pickup}</p>
        <p>{t.returns}</p>
        <p>{t.warranty}</p>
        <Link to={pages.terms()}>{t.terms}</Link>
      </Fold>
      {!product.isCustomizable && (
        <Fold title={t.askTitle} open>
          <p>{t.askHint}</p>
          {askLinks}
        </Fold>
      )}
    </div>
  );
}
