import { parsePairs } from '#domain/shop-prose.ts';
import { Text, type ContentText } from '#ui/Text.tsx';
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

const PROJECTS = [
  { name: 'metal', to: pages.category('goldsmith'), avif: metal, webp: metalFallback },
  { name: 'paper', to: pages.category('cricut'), avif: paper, webp: paperFallback },
  { name: 'table', to: pages.workshops(), avif: table, webp: tableFallback },
  { name: 'notebook', to: pages.tutorials(), avif: notebook, webp: notebookFallback },
] as const;

export function Projects({ content }: { content: ContentText }) {
  const { projectActions } = usePageTexts('about');
  return (
    <ul className={styles.projects}>
      {parsePairs(content.text)
        .slice(0, PROJECTS.length)
        .map(({ title, text }, index) => {
          const { name, to, avif, webp } = PROJECTS[index]!;
          return (
            <li key={title} className={styles.project}>
              <picture>
                <source type="image/avif" srcSet={avif} />
                <img src={webp} alt="" width={768} height={594} loading="lazy" />
              </picture>
              <div className={styles.words}>
                <Text as="h3" className={styles.title} content={{ ...content, text: title }} />
                <Text as="p" className={styles.text} content={{ ...content, text }} />
                <MoreLink to={to} label={projectActions[name]} />
              </div>
            </li>
          );
        })}
    </ul>
  );
}
