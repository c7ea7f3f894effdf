/** All pages with their texts, for paper alone; the browser is asked to print once all pictures are there. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Tutorial } from '#contract/tutorials.ts';
import { withHeading } from '#domain/tutorial.ts';
import { descriptionOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { TutorialFacts } from '#web/features/catalogue/TutorialFacts.tsx';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { LongText } from '#ui/LongText.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { altOfPage, textOf } from '../page-words.ts';
import styles from './PrintedTutorial.module.css';

interface PrintedTutorialProps {
  tutorial: Tutorial;
  onRetry: () => void;
}

export default function PrintedTutorial({ tutorial, onRetry }: PrintedTutorialProps) {
  const { levels, common } = useMessages();
  const { reader } = usePageTexts('tutorial');
  const lang = useLang();
  const { name, address, phone, email } = useFacts();
  const paper = useRef<HTMLDivElement>(null);
  const printOrTell = useEffectEvent((missing: number) => {
    if (missing === 0) return window.print();
    const action = { label: common.retry, run: onRetry };
    showSnack({ message: reader.printFailed(missing), severity: 'error', action });
  });
  useEffect(() => {
    let isOver = false;
    void missingIn(paper.current).then((missing) => isOver || printOrTell(missing));
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
      <footer className={styles.foot}>
        <strong>{name[lang]}</strong>
        {address && <span>{address[lang]}</span>}
        {phone && <bdi dir="ltr">{phone}</bdi>}
        {email && <bdi dir="ltr">{email}</bdi>}
      </footer>
    </div>,
    document.body,
  );
}

/** How many pictures failed, once each has loaded or failed. */
async function missingIn(paper: HTMLElement | null): Promise<number> {
  const pictures = [...(paper?.querySelectorAll('img') ?? [])];
  const loads = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  return loads.filter(({ status }) => status === 'rejected').length;
}
