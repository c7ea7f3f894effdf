import { readLanguage } from '#contract/routes.ts';
import type { SearchResult } from '#contract/search.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { groupsOf } from '#web/features/search/groups.ts';
import { ResultBody } from '#web/features/search/ResultBody.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './ResultSections.module.css';

export function ResultSections({ results }: { results: readonly SearchResult[] }) {
  const texts = usePageTexts('search');
  return groupsOf(results).map(({ type, results: found }) => (
    <section key={type} className={styles.section}>
      <h2 className={styles.kind}>
        {texts.groups[type]} <span className={styles.count}>{found.length}</span>
      </h2>
      <ul className={styles.rows}>
        {found.map((result) => (
          <li key={result._id} className={styles.item}>
            <Link to={readLanguage(result.url).path} className={styles.row}>
              <ResultBody result={result} titleAs="h3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
