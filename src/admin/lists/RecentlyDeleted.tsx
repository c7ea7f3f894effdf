/** Under a list, where something was deleted lately: the way to what can still be restored (product: Deleting). */
import { useRef } from 'react';
import type { EntryKind } from '#contract/admin.ts';
import { Button } from '#ui/Button.tsx';
import { useDeleted } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useAdminNavigation } from '../navigation.ts';
import type { DeletionWords } from './DeleteDialog.tsx';
import { DeletedDialog } from './DeletedDialog.tsx';
import styles from './RecentlyDeleted.module.css';

export function RecentlyDeleted({ kind, words }: { kind: EntryKind; words: DeletionWords }) {
  const { deleted: texts } = useAdminMessages().lists;
  const { search, change } = useAdminNavigation();
  const query = useDeleted(kind);
  const opener = useRef<HTMLButtonElement>(null);
  // One that could not be asked for says so when it is opened.
  const offered = query.data ? query.data.length > 0 : query.isError;
  return (
    <>
      {offered && (
        <div className={styles.place}>
          <Button
            ref={opener}
            small
            look="quiet"
            aria-haspopup="dialog"
            onClick={() => change({ deleted: 'open' }, { push: true })}
          >
            <AdminIcon name="trash" size={18} />
            {texts.title}
          </Button>
        </div>
      )}
      <DeletedDialog
        kind={kind}
        words={words}
        query={query}
        open={search.deleted !== undefined}
        opener={opener}
        onClose={() => change({ deleted: undefined })}
      />
    </>
  );
}
