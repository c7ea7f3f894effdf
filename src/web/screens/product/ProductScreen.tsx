import { pages } from '#contract/routes.ts';
import type { Product } from '#contract/products.ts';
import type { CardProduct } from '#web/features/catalogue/card-product.ts';
import { ProductList } from '#web/features/catalogue/ProductList.tsx';
import { summaryOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import entry from '../entry/entry.module.css';
import { Choosing, needsChoosing } from './choosing-part.ts';
import { DrawingSheet } from './DrawingSheet.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import styles from './ProductScreen.module.css';

export { prepare } from './choosing-part.ts';

interface ProductData {
  product: Product;
  related: CardProduct[];
}

export default function ProductScreen({ data: { product, related } }: ScreenProps<ProductData>) {
  const { nav, categories } = useMessages();
  const t = usePageTexts('product');
  const lang = useLang();
  const title = titleOf(lang, product);
  const isChosen = needsChoosing(product);
  const Details = isChosen ? Choosing : ProductDetails;
  const above = [
    { to: pages.shop(), label: nav.shop },
    { to: pages.category(product.category), label: categories[product.category] },
  ];
  return (
    <>
      <PageHead
        title={title.text}
        description={summaryOf(lang, product).text}
        share={{ kind: 'products', entry: product }}
      />
      <Container className={entry.way}>
        <Breadcrumbs label={t.breadcrumbs} above={above} current={title} />
      </Container>
      {/* Another product resets the picture and the quantity. */}
      <Container className={cx(styles.piece, isChosen && styles.chosen)} key={product._id}>
        <PhotoStrip product={product} />
        <Details product={product} />
      </Container>
      <Container>
        <DrawingSheet category={product.category} />
      </Container>
      {related.length > 0 && (
        <Section title={t.related}>
          <ProductList products={related} heading="h3" />
        </Section>
      )}
      <div className={styles.end} />
    </>
  );
}
