import { useWords } from '#web/features/page/words.tsx';
import { Text } from '#ui/Text.tsx';
import { pages } from '#contract/routes.ts';
import hero480 from '#ui/art/hero-480.avif';
import hero760 from '#ui/art/hero-760.avif';
import hero1080 from '#ui/art/hero-1080.avif';
import hero1400 from '#ui/art/hero-1400.avif';
import heroWebp from '#ui/art/hero-1080.webp';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Picture, preloadPicture } from '#ui/Picture.tsx';
import styles from './Hero.module.css';

const SRC_SET = `${hero480} 480w, ${hero760} 760w, ${hero1080} 1080w, ${hero1400} 1400w`;
/** 10 % wider on a phone; there a density of 2.7 looks like 3 and weighs a third less. */
const SIZES = '(min-width: 900px) 58vw, 92vw';

export function Hero() {
  const home = usePageTexts('home');
  const words = useWords('home');
  const alt = words.heroAlt?.text ?? '';
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{words.heroTitle && <Text content={words.heroTitle} />}</h1>
        {words.heroText && <Text as="p" className={styles.text} content={words.heroText} />}
        <div className={styles.actions}>
          <ButtonLink to={pages.shop()} look="primary">
            {home.heroAction}
          </ButtonLink>
          <ButtonLink to={pages.workshops()}>{home.heroSecond}</ButtonLink>
        </div>
      </div>
      {words.heroImage ? (
        <Picture address={words.heroImage.text} alt={alt} sizes={SIZES} priority className={styles.picture} />
      ) : (
        <Drawing alt={alt} />
      )}
    </section>
  );
}

function Drawing({ alt }: { alt: string }) {
  preloadPicture(SRC_SET, SIZES);
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={SRC_SET} sizes={SIZES} />
      <img src={heroWebp} alt={alt} width={1400} height={1200} fetchPriority="high" />
    </picture>
  );
}
