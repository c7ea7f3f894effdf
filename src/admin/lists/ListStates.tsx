/** Instead of rows: an empty shop's first step, or a search that found nothing. */
import emptyBox from '#ui/art/empty-box.webp';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import type { ListedKind, ListKind } from './list-kind.ts';
import styles from './ListStates.module.css';

interface EmptyListProps {
  texts: ListKind<ListedKind>['texts'];
  pictureField: string;
  plainField: string | undefined;
  /** Opens a new entry at a field. */
  onAdd: (field?: string) => void;
  importPage: string | undefined;
}

export function EmptyList({ texts, pictureField, plainField, onAdd, importPage }: EmptyListProps) {
  const { lists, imports } = useAdminMessages();
  return (
    <div className={styles.empty}>
      <img src={emptyBox} alt="" width={197} height={161} />
      <h2 className={styles.title}>{texts.emptyTitle}</h2>
      <p className={styles.text}>{texts.emptyText}</p>
      <div className={styles.buttons}>
        <Button look="primary" data-new-entry onClick={() => onAdd(pictureField)}>
          <AdminIcon name="camera" />
          {texts.emptyPicture}
        </Button>
        <Button onClick={() => onAdd(plainField)}>
          <AdminIcon name="plus" />
          {lists.emptyPlain}
        </Button>
      </div>
      {importPage !== undefined && (
        <Link to={importPage} className={styles.import}>
          {imports.fromEmpty}
        </Link>
      )}
    </div>
  );
}

export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  const { lists } = useAdminMessages();
  return (
    <div className={styles.nothing}>
      <p role="status">{query === '' ? lists.nothingHere : lists.nothing(query)}</p>
      <Button onClick={onClear}>{lists.clear}</Button>
    </div>
  );
}
