/** What is good to know of a piece, under headings that open. */
import { pages } from '#contract/routes.ts';
import type { Product } from '#contract/products.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Fold } from '#ui/Fold.tsx';
import { Link } from '#ui/Link.tsx';
import { AskLinks } from '../entry/AskLinks.tsx';

export function ProductFolds({ product, title }: { product: Product; title: string }) {
  const words = usePageTexts('product');
  const ask = <AskLinks title={title} path={pages.product(product._id)} words={words} />;
  return (
    <div>
      {product.isCustomizable && (
        <Fold title={words.sizeTitle} open>
          <p>{words.sizeText}</p>
          {ask}
        </Fold>
      )}
      <Fold title={words.careTitle}>
        <p>{words.care[product.category]}</p>
      </Fold>
      <Fold title={words.pickupTitle}>
        <p>{words.pickup}</p>
        <p>{words.returns}</p>
        <p>{words.warranty}</p>
        <Link to={pages.terms()}>{words.terms}</Link>
      </Fold>
      {!product.isCustomizable && (
        <Fold title={words.askTitle} open>
          <p>{words.askHint}</p>
          {ask}
        </Fold>
      )}
    </div>
  );
}
