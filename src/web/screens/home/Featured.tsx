import { Text } from '#ui/Text.tsx';
import { useWords } from '#web/features/page/words.tsx';
import { pages } from '#contract/routes.ts';
import featuredShop from '#ui/art/featured-shop.avif';
import featuredTutorials from '#ui/art/featured-tutorials.avif';
import featuredWorkshops from '#ui/art/featured-workshops.avif';
import shopFallback from '#ui/art/featured-shop.webp';
import tutorialsFallback from '#ui/art/featured-tutorials.webp';
import workshopsFallback from '#ui/art/featured-workshops.webp';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ButtonLink, type ButtonLook } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import styles from './Featured.module.css';

export function Featured() {
  const home = usePageTexts('home');
  const words = useWords('home');
  const blocks = [
    {
      words: home.featuredTutorials,
      text: words.tutorials,
      to: pages.tutorials(),
      avif: featuredTutorials,
      webp: tutorialsFallback,
      ground: styles.sand,
      look: 'dark',
    },
    {
      words: home.featuredWorkshops,
      text: words.workshops,
      to: pages.workshops(),
      avif: featuredWorkshops,
      webp: workshopsFallback,
      ground: styles.umber,
      look: 'onDark',
    },
    {
      words: home.featuredShop,
      text: words.shop,
      to: pages.shop(),
      avif: featuredShop,
      webp: shopFallback,
      ground: styles.bronze,
      look: 'dark',
    },
  ] as const satisfies readonly { look: ButtonLook; [key: string]: unknown }[];
  return (
    <Container as="section" className={styles.featured}>
      <VisuallyHidden as="h2">{home.featured}</VisuallyHidden>
      <ul className={styles.blocks}>
        {blocks.map(({ words: { title, action }, text, to, avif, webp, ground, look }) => (
          <li key={to} className={cx(styles.block, ground)}>
            <picture>
              <source type="image/avif" srcSet={avif} />
              <img src={webp} alt="" width={768} height={594} loading="lazy" />
            </picture>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              {text && <Text as="p" className={styles.text} content={text} />}
              <ButtonLink to={to} look={look} className={styles.action}>
                {action}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
