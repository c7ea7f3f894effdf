import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { useMessages } from '#ui/language.tsx';
import { PageHead } from './PageHead.tsx';
import { StudioFacts } from './StudioFacts.tsx';
import styles from './TextPage.module.css';

interface TextSection {
  title: string;
  text: readonly string[];
  points?: readonly string[];
  after?: string;
}

interface TextPageProps {
  texts: { title: string; lead: string; pageDescription: string };
  /** By anchor; the studio's facts follow the last. */
  sections: Readonly<Record<string, TextSection>>;
  /** Decorative; its stored size in px. */
  art?: { src: string; width: number; height: number };
  updated?: ReactNode;
}

export function TextPage({ texts, sections, art, updated }: TextPageProps) {
  const { common } = useMessages();
  const entries = Object.entries(sections);
  return (
    <>
      <PageHead title={texts.title} description={texts.pageDescription} />
      <PageIntro title={texts.title} text={texts.lead} {...(art ? { art } : {})} />
      <Container className={styles.page}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            {common.contents}
          </h2>
          <ol className={styles.list}>
            {entries.map(([anchor, { title }]) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ol>
          <Button small className={styles.print} onClick={() => window.print()}>
            {common.print}
          </Button>
        </nav>
        <div className={styles.sections}>
          {entries.map(([anchor, section], index) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className={styles.section}>
              <h2 id={`${anchor}-title`} className={styles.title}>
                {section.title}
              </h2>
              <Paragraphs {...section} />
              {index === entries.length - 1 && <StudioFacts />}
            </section>
          ))}
          {updated && <p className={styles.updated}>{updated}</p>}
        </div>
      </Container>
    </>
  );
}

function Paragraphs({ text, points, after }: TextSection) {
  return (
    <>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {after && <p>{after}</p>}
    </>
  );
}
