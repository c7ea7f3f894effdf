/** Beside an option of ring sizes. Without scripts, and until they have come, it leads to the guide's page. */
import { useRef, useState, type MouseEvent } from 'react';
import { inLanguage, pages } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import styles from './SizeGuideLink.module.css';

const importIn = (lang: Lang) => async () => (await import('./load-guide.ts')).loadGuide(lang);
const importGuide = { he: importIn('he'), en: importIn('en') };

interface SizeGuideLinkProps {
  /** mm of inner circumference (`ringSizesOf`). */
  sizes: readonly { id: string; size: number }[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Remounted for each language, whose texts load separately. */
export function SizeGuideLink(props: SizeGuideLinkProps) {
  const lang = useLang();
  return <LinkIn key={lang} {...props} lang={lang} />;
}

function LinkIn({ lang, ...guide }: SizeGuideLinkProps & { lang: Lang }) {
  const { howToMeasure } = usePageTexts('product');
  const { Part: SizeGuideDialog, load, prepare } = useLazyPart(importGuide[lang]);
  const opener = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void load().then((ready) => ready && setOpen(true));
  };
  return (
    <>
      <a
        ref={opener}
        className={styles.link}
        href={inLanguage(lang, pages.sizes())}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        {howToMeasure}
      </a>
      {SizeGuideDialog && <SizeGuideDialog {...guide} open={open} onOpenChange={setOpen} opener={opener} />}
    </>
  );
}
