import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { useMessages } from '#ui/language.tsx';
import type { ContentText } from '#ui/Text.tsx';
import { Prose } from './Prose.tsx';
import { PageHead } from './PageHead.tsx';
import { StudioFacts } from './StudioFacts.tsx';
import styles from './TextPage.module.css';

export interface TextSection {
  /** In the address. */
  anchor: string;
  title: string;
  content: ContentText;
  /** Below it. */
  more?: ReactNode;
}

interface TextPageProps {
  texts: { title: string; lead: string; pageDescription: string };
  /** The studio's facts follow the last. */
  sections: readonly TextSection[];
  /** Decorative; its stored size in px. */
  art?: { src: string; width: number; height: number };
  updated?: ReactNode;
}

export function TextPage({ texts, sections, art, updated }: TextPageProps) {
  const { common } = useMessages();
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
            {sections.map(({ anchor, title }) => (
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
          {sections.map(({ anchor, title, content, more }, index) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className={styles.section}>
              <h2 id={`${anchor}-title`} className={styles.title}>
                {title}
              </h2>
              <Prose content={content} pointsClassName={styles.points} />
              {more}
              {index === sections.length - 1 && <StudioFacts />}
            </section>
          ))}
          {updated && <p className={styles.updated}>{updated}</p>}
        </div>
      </Container>
    </>
  );
}

/** The sections that have a text, in the order of their titles. */
export function sectionsOf<Anchor extends string>(
  titles: Readonly<Record<Anchor, string>>,
  contents: Partial<Record<Anchor, ContentText | null>>,
): TextSection[] {
  return (Object.keys(titles) as Anchor[]).flatMap((anchor) => {
    const content = contents[anchor];
    return content ? [{ anchor, title: titles[anchor], content }] : [];
  });
}
