/** One link to each section of a form; those with an error say so. */
import { cx } from '#ui/cx.ts';
import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { hasErrors } from './Sections.tsx';

interface SectionLinksProps {
  sections: readonly LinkedSection[];
  /** Paths of the shown errors. */
  shown: readonly string[];
  inView: string | null;
  goTo: (id: string) => void;
  linkClass: string | undefined;
  wrongClass: string | undefined;
}

interface LinkedSection {
  id: string;
  title: string;
  covers: readonly string[];
  icon?: AdminIconName;
}

export function SectionLinks(props: SectionLinksProps) {
  const { sections, shown, inView, goTo, linkClass, wrongClass } = props;
  const { editor: t } = useAdminMessages();
  return sections.map((section) => {
    const wrong = hasErrors(section, shown);
    return (
      <button
        key={section.id}
        type="button"
        className={cx(linkClass, wrong && wrongClass)}
        aria-current={inView === section.id || undefined}
        aria-label={wrong ? t.sectionWithErrors(section.title) : undefined}
        onClick={() => goTo(section.id)}
      >
        {section.icon && <AdminIcon name={wrong ? 'alert' : section.icon} />}
        {section.title}
      </button>
    );
  });
}
