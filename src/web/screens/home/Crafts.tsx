import { Text } from '#ui/Text.tsx';
import { useWords } from '#web/features/page/words.tsx';
import { pages } from '#contract/routes.ts';
import { CATEGORIES, type Category } from '#domain/catalogue.ts';
import sketchCricut from '#ui/art/sketch-cricut.svg';
import sketchGoldsmith from '#ui/art/sketch-goldsmith.svg';
import sketchOthers from '#ui/art/sketch-others.svg';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { useMessages } from '#ui/language.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import styles from './Crafts.module.css';

const SKETCHES: Record<Category, string> = {
  goldsmith: sketchGoldsmith,
  cricut: sketchCricut,
  others: sketchOthers,
};

export function Crafts() {
  const { craftsTitle } = usePageTexts('home');
  const words = useWords('home');
  const { categories } = useMessages();
  return (
    <Section title={craftsTitle}>
      <ul className={styles.crafts}>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <Link to={pages.category(category)} className={styles.craft}>
              <img
                src={SKETCHES[category]}
                alt=""
                width={500}
                height={270}
                loading="lazy"
                className={styles.sketch}
              />
              <div>
                <h3 className={styles.title}>
                  {categories[category]}
                  <Icon name="arrow" size={20} className={styles.arrow} />
                </h3>
                {words[category] && <Text as="p" className={styles.text} content={words[category]} />}
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
