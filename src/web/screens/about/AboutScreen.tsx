import { Picture } from '#ui/Picture.tsx';
import { parsePairs } from '#domain/shop-prose.ts';
import { Prose } from '#web/features/page/Prose.tsx';
import { Text } from '#ui/Text.tsx';
import { useWords } from '#web/features/page/words.tsx';
import medallion from '#ui/art/medallion.webp';
import { pages } from '#contract/routes.ts';
import { NetworkLinks } from '#web/features/page/NetworkLinks.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { Projects } from './Projects.tsx';
import styles from './AboutScreen.module.css';

export default function AboutScreen() {
  const about = usePageTexts('about');
  const words = useWords('about');
  const { networks, email } = useFacts();
  const creed = [
    { title: about.mission, content: words.mission },
    { title: about.vision, content: words.vision },
  ].filter(({ content }) => content);
  return (
    <>
      <PageHead title={about.title} description={words.lead?.text} />
      <Container className={styles.maker}>
        <Portrait />
        <div className={styles.words}>
          <h1 className={styles.title}>{about.title}</h1>
          {words.lead && <Text as="p" className={styles.lead} content={words.lead} />}
          <Prose content={words.story} />
          <NetworkLinks networks={networks} />
        </div>
      </Container>
      {creed.length > 0 && (
        <div className={styles.band}>
          <Container className={styles.creed}>
            {creed.map(({ title, content }) => (
              <section key={title}>
                <h2 className={styles.creedTitle}>{title}</h2>
                <Prose className={styles.creedText} content={content} />
              </section>
            ))}
          </Container>
        </div>
      )}
      {words.values && (
        <Section title={about.valuesTitle}>
          <ul className={styles.values}>
            {parsePairs(words.values.text).map(({ title, text }) => (
              <li key={title} className={styles.value}>
                <Text as="h3" className={styles.valueTitle} content={{ ...words.values!, text: title }} />
                <Text as="p" content={{ ...words.values!, text }} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {words.projects && (
        <Section title={about.projectsTitle}>
          <Projects content={words.projects} />
        </Section>
      )}
      <Container as="section" className={styles.write}>
        <h2 className={styles.creedTitle}>{about.writeTitle}</h2>
        <p>{about.writeText}</p>
        <div className={styles.ways}>
          <ButtonLink look="primary" to={pages.contact()}>
            {about.writeAction}
          </ButtonLink>
          {email && (
            <a className={styles.email} href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          )}
        </div>
      </Container>
    </>
  );
}

/** The drawn portrait stands for the demo's maker: a shop that describes no picture has none. */
function Portrait() {
  const { image, imageAlt } = useWords('about');
  const alt = imageAlt?.text ?? '';
  if (image)
    return (
      <Picture
        className={styles.portrait}
        address={image.text}
        alt={alt}
        sizes="(min-width: 900px) 480px, 92vw"
        priority
      />
    );
  return imageAlt && <img className={styles.portrait} src={medallion} alt={alt} width={480} height={480} />;
}
