import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, type RefObject } from 'react';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { DraftMark } from '../draft/DraftMark.tsx';
import type { EditorFrameProps } from './frame-props.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { SECTION } from './Sections.tsx';
import { useSectionInView } from './useSectionInView.ts';
import styles from './EditorHead.module.css';

interface EditorHeadProps<Values extends object> extends EditorFrameProps<Values> {
  heading: RefObject<HTMLHeadingElement | null>;
}

export function EditorHead<Values extends object>(props: EditorHeadProps<Values>) {
  const { editor, overline, unnamed, sections, small = false, onHistory, heading } = props;
  const { editor: t } = useAdminMessages();
  const inView = useSectionInView(editor.bodyRef, sections.length);
  const nav = useRef<HTMLElement>(null);
  const current = sections.findIndex(({ id }) => id === inView);
  useEffect(() => {
    nav.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const goTo = (id: string) => {
    editor.setPane('edit');
    const section = editor.bodyRef.current?.querySelector<HTMLElement>(`[${SECTION}="${id}"]`);
    if (section instanceof HTMLDetailsElement) section.open = true;
    section?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    section?.focus({ preventScroll: true });
  };
  return (
    <header className={cx(styles.head, small && styles.small)}>
      <div className={styles.names}>
        {!small && editor.name && <p className={styles.overline}>{overline}</p>}
        <Dialog.Title ref={heading} tabIndex={-1} className={styles.name}>
          {small ? overline : editor.name ? <bdi>{editor.name}</bdi> : unnamed}
        </Dialog.Title>
      </div>
      {sections.length > 1 && !small && (
        <nav ref={nav} className={styles.sections} aria-label={t.sections}>
          <SectionLinks
            sections={sections}
            shown={editor.state.shown}
            inView={inView}
            goTo={goTo}
            linkClass={styles.section}
            wrongClass={styles.wrong}
          />
        </nav>
      )}
      {!small && <DraftMark editor={editor} />}
      {onHistory && editor.state.entryId && (
        <button
          type="button"
          className={styles.tool}
          aria-label={t.history}
          title={t.history}
          onClick={onHistory}
        >
          <AdminIcon name="history" size={22} />
        </button>
      )}
      <Dialog.Close className={cx(styles.tool, styles.close)} aria-label={t.close} title={t.close}>
        <AdminIcon name="close" size={22} />
      </Dialog.Close>
    </header>
  );
}
