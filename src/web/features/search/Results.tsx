/** The groups of a listbox (ARIA 1.2 combobox). */
import type { MouseEvent } from 'react';
import { readLanguage } from '#contract/routes.ts';
import type { SearchResult } from '#contract/search.ts';
import { Link } from '#ui/Link.tsx';
import type { ResultGroup } from './groups.ts';
import { ResultBody } from './ResultBody.tsx';
import { useSearchTexts } from './search-texts.ts';
import styles from './Results.module.css';

interface ResultsProps {
  id: string;
  groups: readonly ResultGroup[];
  /** Selected by the arrow keys. */
  chosenId: string | null;
  onOpen: (event: MouseEvent) => void;
}

export function optionId(listId: string, result: SearchResult): string {
  return `${listId}-${result.type}-${result._id}`;
}

export function Results({ id, groups, chosenId, onOpen }: ResultsProps) {
  const texts = useSearchTexts();
  return (
    <div className={styles.groups}>
      {groups.map(({ type, results }) => (
        <div key={type} role="group" aria-labelledby={`${id}-${type}`} className={styles.group}>
          <div id={`${id}-${type}`} className={styles.kind}>
            {texts.groups[type]}
          </div>
          {results.map((result) => (
            <Link
              key={result._id}
              role="option"
              id={optionId(id, result)}
              aria-selected={optionId(id, result) === chosenId}
              tabIndex={-1}
              to={readLanguage(result.url).path}
              className={styles.option}
              onClick={onOpen}
            >
              <ResultBody result={result} titleAs="span" />
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
