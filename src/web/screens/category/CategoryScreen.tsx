import { useWords } from '#web/features/page/words.tsx';
import type { List } from '#contract/common.ts';
import { pages } from '#contract/routes.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import type { Category } from '#domain/catalogue.ts';
import knife from '#ui/art/tool-knife.webp';
import scissors from '#ui/art/tool-scissors.webp';
import torch from '#ui/art/tool-torch.webp';
import type { CardProduct } from '#web/features/catalogue/card-product.ts';
import { ProductList } from '#web/features/catalogue/ProductList.tsx';
import { TutorialList } from '#web/features/catalogue/TutorialList.tsx';
import { WorkshopList } from '#web/features/catalogue/WorkshopList.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { useFacts, useNow } from '#web/features/page/facts.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Section } from '#ui/Section.tsx';
import { useMessages } from '#ui/language.tsx';
import { useAddToCart } from '../actions/use-add-to-cart.ts';
import { useTutorialAction } from '../actions/use-tutorial-action.ts';
import styles from './CategoryScreen.module.css';

/** Stored sizes in px. */
const DRAWINGS = {
  goldsmith: { src: torch, width: 137, height: 339 },
  cricut: { src: knife, width: 173, height: 265 },
  others: { src: scissors, width: 199, height: 322 },
} satisfies Record<Category, { src: string; width: number; height: number }>;

interface CategoryData {
  category: Category;
  products: List<CardProduct>;
  workshops: List<Workshop>;
  tutorials: List<TutorialCard>;
}

export default function CategoryScreen({ data }: ScreenProps<CategoryData>) {
  const t = usePageTexts('category');
  const words = useWords('category');
  const { categories } = useMessages();
  const addToCart = useAddToCart();
  const actionOf = useTutorialAction();
  const now = useNow();
  const { joinBegun } = useFacts();
  const { category, products, workshops, tutorials } = data;
  return (
    <>
      <PageHead title={categories[category]} description={words[category]?.text} />
      <PageIntro title={categories[category]} text={words[category]} art={DRAWINGS[category]} />
      <div className={styles.sections}>
        <Section title={t.products} more={{ to: pages.shop({ category }), label: t.allShop }}>
          {products.data.length === 0 && <p className={styles.none}>{t.noProducts}</p>}
          <ProductList
            products={products.data}
            heading="h3"
            first
            onAdd={(product, quantity) => void addToCart('Item', product._id, quantity)}
          />
          <Rest list={products} to={pages.shop({ category })} label={t.allOf} />
        </Section>
        <Section title={t.workshops} more={{ to: pages.workshops(), label: t.allDates }}>
          {workshops.data.length === 0 && <p className={styles.none}>{t.noWorkshops}</p>}
          <WorkshopList
            workshops={workshops.data}
            heading="h3"
            now={now}
            joinBegun={joinBegun}
            onRegister={(workshop) => void addToCart('Workshop', workshop._id)}
          />
          <Rest list={workshops} to={pages.workshops({ category })} label={t.allOf} />
        </Section>
        <Section title={t.tutorials} more={{ to: pages.tutorials(), label: t.allTutorials }}>
          {tutorials.data.length === 0 && <p className={styles.none}>{t.noTutorials}</p>}
          <TutorialList tutorials={tutorials.data} heading="h3" actionOf={actionOf} />
          <Rest list={tutorials} to={pages.tutorials()} label={() => t.allTutorials} />
        </Section>
      </div>
    </>
  );
}

function Rest({ list, to, label }: { list: List<unknown>; to: string; label: (all: number) => string }) {
  const total = list.pagination?.total ?? 0;
  if (total <= list.data.length) return null;
  return (
    <p className={styles.rest}>
      <ButtonLink to={to}>{label(total)}</ButtonLink>
    </p>
  );
}
