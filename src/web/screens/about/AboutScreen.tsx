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
  const { networks, email } = useFacts();
  return (
    <>
      <PageHead title={about.title} description={about.pageDescription} />
      <Container className={styles.maker}>
        <img className={styles.portrait} src={medallion} alt={about.portraitAlt} width={480} height={480} />
        <div className={styles.words}>
          <h1 className={styles.title}>{about.title}</h1>
          <p className={styles.lead}>{about.lead}</p>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <NetworkLinks networks={networks} />
        </div>
      </Container>
      <div className={styles.band}>
        <Container className={styles.creed}>
          {[about.mission, about.vision].map(({ title, text }) => (
            <section key={title}>
              <h2 className={styles.creedTitle}>{title}</h2>
              <p className={styles.creedText}>{text}</p>
            </section>
          ))}
        </Container>
      </div>
      <Section title={about.valuesTitle}>
        <ul className={styles.values}>
          {about.values.map(({ title, text }) => (
            <li key={title} className={styles.value}>
              <h3 className={styles.valueTitle}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={about.projectsTitle}>
        <Projects />
      </Section>
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
