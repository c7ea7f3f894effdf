import { useId, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { SectionLinks } from '../editor/frame/SectionLinks.tsx';
import { hasErrors, SECTION } from '../editor/frame/Sections.tsx';
import { useSectionInView } from '../editor/frame/useSectionInView.ts';
import type { FormEditor } from '../editor/useFormEditor.ts';
import { show } from '../form/focus-field.ts';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useIsWide } from '../lists/useIsWide.ts';
import styles from './PageSections.module.css';

export interface PageSection {
  id: string;
  title: string;
  icon: AdminIconName;
  hint?: string;
  /** In words, while it is folded. */
  summary: string;
  covers: readonly string[];
  content: ReactNode;
}

interface PageSectionsProps {
  sections: readonly PageSection[];
  shown: readonly string[];
}

/** Folded on a phone. */
export function PageSections({ sections, shown }: PageSectionsProps) {
  const isWide = useIsWide();
  const Part = isWide ? Open : Fold;
  return sections.map((section) => (
    <Part key={section.id} section={section} wrong={hasErrors(section, shown)} />
  ));
}

interface PartProps {
  section: PageSection;
  wrong: boolean;
}

function Open({ section: { id, title, icon, hint, covers, content } }: PartProps) {
  const heading = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={heading}
      tabIndex={-1}
      data-section={id}
      data-covers={covers.join(' ')}
    >
      <div className={styles.head}>
        <AdminIcon name={icon} size={22} />
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.content}>{content}</div>
    </section>
  );
}

function Fold({ section: { id, title, icon, hint, summary, covers, content }, wrong }: PartProps) {
  return (
    <details
      className={cx(styles.section, styles.fold)}
      data-section={id}
      data-covers={covers.join(' ')}
      tabIndex={-1}
      // Opens for an error; only the admin closes it.
      ref={(element) => {
        if (wrong && element) element.open = true;
      }}
    >
      <summary className={styles.summary}>
        <AdminIcon name={icon} size={22} />
        <span className={styles.names}>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.what}>{summary}</span>
        </span>
        <AdminIcon name="chevron" className={styles.chevron} />
      </summary>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.content}>{content}</div>
    </details>
  );
}

interface SectionListProps<Values extends object> {
  editor: FormEditor<Values>;
  sections: readonly PageSection[];
}

/** From 1080 px on. */
export function SectionList<Values extends object>({ editor, sections }: SectionListProps<Values>) {
  const { settings: t } = useAdminMessages();
  const inView = useSectionInView(editor.bodyRef, sections.length, 'page');
  const goTo = (id: string) => {
    const section = editor.bodyRef.current?.querySelector<HTMLElement>(`[${SECTION}="${id}"]`);
    if (section) show(section);
  };
  return (
    <nav className={styles.list} aria-label={t.sections}>
      <SectionLinks
        sections={sections}
        shown={editor.state.shown}
        inView={inView}
        goTo={goTo}
        linkClass={styles.link}
        wrongClass={styles.wrong}
      />
    </nav>
  );
}
