import { useWords } from '#web/features/page/words.tsx';
import { pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import type { CardProduct } from '#web/features/catalogue/card-product.ts';
import { ProductList } from '#web/features/catalogue/ProductList.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { Section } from '#ui/Section.tsx';
import { Crafts } from './Crafts.tsx';
import { Facts } from './Facts.tsx';
import { Featured } from './Featured.tsx';
import { Hero } from './Hero.tsx';
import { Inspiring } from './Inspiring.tsx';
import { LawLink } from './LawLink.tsx';
import { Ledger } from './Ledger.tsx';

export default function HomeScreen({
  data,
}: ScreenProps<{ products: CardProduct[]; workshops: Workshop[] }>) {
  const home = usePageTexts('home');
  const words = useWords('home');
  return (
    <>
      <PageHead title={home.pageTitle} description={words.description?.text} />
      <Hero />
      <Inspiring />
      <Featured />
      {data.products.length > 0 && (
        <Section title={home.fresh} more={{ to: pages.shop(), label: home.allShop }}>
          <ProductList products={data.products} heading="h3" />
        </Section>
      )}
      <Crafts />
      {data.workshops.length > 0 && <Ledger workshops={data.workshops} />}
      <Facts />
      <LawLink />
    </>
  );
}
