/** What stands in place of a list's rows: an empty shop's first step, or a search that found nothing. */
import emptyBox from '#ui/art/empty-box.webp';
import { Button } from '#ui/Button.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import type { ListKind } from './list-kind.ts';
import styles from './ListStates.module.css';

/** `onAdd` opens a new entry at a field. */
export function EmptyList({ list, onAdd }: { list: ListKind; onAdd: (field: string) => void }) {
  const { lists } = useAdminMessages();
  return (
    <div className={styles.empty}>
      <img src={emptyBox} alt="" width={197} height={161} />
      <h2 className={styles.title}>{list.texts.emptyTitle}</h2>
      <p className={styles.text}>{list.texts.emptyText}</p>
      <div className={styles.buttons}>
        <Button look="primary" data-new-entry onClick={() => onAdd(list.pictureField)}>
          <AdminIcon name="camera" />
          {list.texts.emptyPicture}
        </Button>
        <Button onClick={() => onAdd('title')}>
          <AdminIcon name="plus" />
          {lists.emptyPlain}
        </Button>
      </div>
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
