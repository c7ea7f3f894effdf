/** All pages with their texts, for paper alone; the browser is asked to print once the pictures are there. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Tutorial } from '#contract/tutorials.ts';
import { withHeading } from '#domain/tutorial.ts';
import { descriptionOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { TutorialFacts } from '#web/features/catalogue/TutorialFacts.tsx';
import { LongText } from '#ui/LongText.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { altOfPage, textOf } from '../page-words.ts';
import styles from './PrintedTutorial.module.css';

export default function PrintedTutorial({ tutorial }: { tutorial: Tutorial }) {
  const { levels } = useMessages();
  const lang = useLang();
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isOver = false;
    const print = async () => {
      await picturesIn(paper.current);
      if (!isOver) window.print();
    };
    void print();
    return () => {
      isOver = true;
    };
  }, []);
  const pages = tutorial.contentImagesPathes ?? [];
  return createPortal(
    <div ref={paper} data-paper="" className={styles.paper}>
      <header className={styles.head}>
        <Text as="h1" content={titleOf(lang, tutorial)} />
        <p>{levels[tutorial.level]}</p>
        <TutorialFacts tutorial={tutorial} />
        <LongText className={styles.texts} content={descriptionOf(lang, tutorial)} />
      </header>
      {pages.map((address, place) => {
        const text = textOf(lang, tutorial.pageTexts?.[place]) ?? altOfPage(lang, tutorial, address);
        const { heading, body } = withHeading(text?.text ?? '');
        return (
          <section key={place} className={styles.page}>
            <h2>
              {place + 1}. {text && heading && <Text content={{ ...text, text: heading }} />}
            </h2>
            <Picture
              address={address}
              signatures={tutorial.contentImagesSignatures?.[place]}
              alt=""
              sizes="520px"
              priority
              className={styles.picture}
            />
            {text && <LongText className={styles.texts} content={{ ...text, text: body }} />}
          </section>
        );
      })}
    </div>,
    document.body,
  );
}

/** Resolves when each has loaded or failed. */
async function picturesIn(paper: HTMLElement | null): Promise<void> {
  const pictures = [...(paper?.querySelectorAll('img') ?? [])];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
}
