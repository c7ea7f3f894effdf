import { pages } from '#contract/routes.ts';
import metal from '#ui/art/featured-shop.avif';
import metalFallback from '#ui/art/featured-shop.webp';
import notebook from '#ui/art/featured-tutorials.avif';
import notebookFallback from '#ui/art/featured-tutorials.webp';
import paper from '#ui/art/featured-paper.avif';
import paperFallback from '#ui/art/featured-paper.webp';
import table from '#ui/art/featured-workshops.avif';
import tableFallback from '#ui/art/featured-workshops.webp';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { MoreLink } from '#ui/Section.tsx';
import styles from './Projects.module.css';

const PROJECTS = {
  metal: { to: pages.category('goldsmith'), avif: metal, webp: metalFallback },
  paper: { to: pages.category('cricut'), avif: paper, webp: paperFallback },
  table: { to: pages.workshops(), avif: table, webp: tableFallback },
  notebook: { to: pages.tutorials(), avif: notebook, webp: notebookFallback },
} as const;

export function Projects() {
  const { projects } = usePageTexts('about');
  return (
    <ul className={styles.projects}>
      {(Object.keys(PROJECTS) as (keyof typeof PROJECTS)[]).map((name) => (
        <li key={name} className={styles.project}>
          <picture>
            <source type="image/avif" srcSet={PROJECTS[name].avif} />
            <img src={PROJECTS[name].webp} alt="" width={768} height={594} loading="lazy" />
          </picture>
          <div className={styles.words}>
            <h3 className={styles.title}>{projects[name].title}</h3>
            <p className={styles.text}>{projects[name].text}</p>
            <MoreLink to={PROJECTS[name].to} label={projects[name].action} />
          </div>
        </li>
      ))}
    </ul>
  );
}
