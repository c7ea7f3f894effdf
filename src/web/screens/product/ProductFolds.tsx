import { DeliveryLines } from '#web/features/page/DeliveryLines.tsx';
import { Prose } from '#web/features/page/Prose.tsx';
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
  const askLinks = <AskLinks title={title} path={pages.product(product._id)} words={t} />;
  return (
    <div>
      {product.isCustomizable && (
        <Fold title={t.sizeTitle} open>
          <Prose content={words.size} />
          {askLinks}
        </Fold>
      )}
      {care && (
        <Fold title={t.careTitle}>
          <Prose content={care} />
        </Fold>
      )}
      <Fold title={t.pickupTitle}>
        <DeliveryLines />
        <Prose content={words.returns} />
        <Prose content={words.warranty} />
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
