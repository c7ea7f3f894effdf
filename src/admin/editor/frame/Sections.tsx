/** The parts of an editor's form, in their order. */
import { useId, type ReactNode } from 'react';
import type { FieldName } from '#admin/form/paths.ts';
import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import styles from './Sections.module.css';

interface Section {
  /** Unique among the sections; the head's link leads to it. */
  id: string;
  title: string;
  hint?: string;
  /** The names of the fields in it. */
  covers: readonly string[];
  /** Closed at first: what may wait (a new entry on a phone). */
  fold?: { icon: AdminIconName; hint?: string };
  /** Without its heading, which its first control says already. */
  bare?: boolean;
  content: ReactNode;
}

/** A part of the form with these values. */
export interface EditorSection<Values> extends Section {
  covers: readonly FieldName<Values>[];
}

interface SectionsProps {
  sections: readonly Section[];
  shown: readonly string[];
  /** The only one needs no heading: the dialog's own says it. */
  single: boolean;
}

export function Sections({ sections, shown, single }: SectionsProps) {
  return sections.map((section) =>
    section.fold ? (
      <Fold key={section.id} {...section} open={hasErrors(section, shown)} />
    ) : (
      <Open key={section.id} {...section} bare={single || section.bare === true} />
    ),
  );
}

/** Whether one of the sentences stands in it. */
export function hasErrors({ covers }: Section, shown: readonly string[]): boolean {
  return shown.some((path) => covers.some((part) => path === part || path.startsWith(`${part}.`)));
}

/** Where a section begins, for the head's links. */
export const SECTION = 'data-section';

function Open({ id, title, hint, covers, bare, content }: Section) {
  const headingId = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={bare ? undefined : headingId}
      tabIndex={-1}
      data-section={id}
      data-covers={covers.join(' ')}
    >
      {!bare && (
        <div className={styles.head}>
          <h3 id={headingId} className={styles.title}>
            {title}
          </h3>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
      {content}
    </section>
  );
}

function Fold({ id, title, covers, fold, content, open }: Section & { open: boolean }) {
  return (
    <details
      className={styles.fold}
      data-section={id}
      data-covers={covers.join(' ')}
      tabIndex={-1}
      // An error in it opens it; closing it stays hers.
      ref={(element) => {
        if (open && element) element.open = true;
      }}
    >
      <summary className={styles.summary}>
        {fold && <AdminIcon name={fold.icon} />}
        <span className={styles.foldTitle}>{title}</span>
        {fold?.hint && <span className={styles.hint}>{fold.hint}</span>}
        <AdminIcon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.folded}>{content}</div>
    </details>
  );
}
