import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { safeLocalStorage } from '#ui/safe-storage.ts';
import type { FieldName } from '#admin/form/paths.ts';
import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import styles from './Sections.module.css';

interface Section {
  id: string;
  title: string;
  hint?: string;
  covers: readonly string[];
  fold?: { icon: AdminIconName; hint?: string; remembered?: boolean };
  /** No heading: the first control repeats it. */
  bare?: boolean;
  content: ReactNode;
}

export interface EditorSection<Values> extends Section {
  covers: readonly FieldName<Values>[];
}

interface SectionsProps {
  sections: readonly Section[];
  shown: readonly string[];
  /** The dialog's heading is enough. */
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

export function hasErrors({ covers }: Pick<Section, 'covers'>, shown: readonly string[]): boolean {
  return shown.some((path) => covers.some((part) => path === part || path.startsWith(`${part}.`)));
}

export const SECTION = 'data-section';

function Open({ id, title, hint, covers, bare, content }: Section) {
  const headingId = useId();
  // A section is one that has a heading.
  const Part = bare ? 'div' : 'section';
  return (
    <Part
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
    </Part>
  );
}

function Fold({ id, title, covers, fold, content, open }: Section & { open: boolean }) {
  const key = `admin-fold:${id}`;
  const [wasOpen] = useState(() => fold?.remembered === true && safeLocalStorage.get(key) === 'open');
  const remember = ({ currentTarget }: MouseEvent) => {
    // The press has not changed it yet.
    const isOpen = currentTarget.parentElement!.hasAttribute('open');
    if (fold?.remembered) safeLocalStorage.set(key, isOpen ? 'closed' : 'open');
  };
  return (
    <details
      className={styles.fold}
      data-section={id}
      data-covers={covers.join(' ')}
      tabIndex={-1}
      open={wasOpen}
      // Opens for an error; only the admin closes it.
      ref={(element) => {
        if (open && element) element.open = true;
      }}
    >
      <summary className={styles.summary} onClick={remember}>
        {fold && <AdminIcon name={fold.icon} />}
        <span className={styles.foldTitle}>{title}</span>
        {fold?.hint && <span className={styles.hint}>{fold.hint}</span>}
        <AdminIcon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.folded}>{content}</div>
    </details>
  );
}
