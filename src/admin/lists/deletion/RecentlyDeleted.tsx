/** Under a list: opens what can still be restored, if there is anything. */
import { useRef } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { useDeleted } from '#admin/data/queries.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useAdminNavigation } from '#admin/navigation.ts';
import type { DeletionTexts } from './DeleteDialog.tsx';
import { DeletedDialog } from './DeletedDialog.tsx';
import styles from './RecentlyDeleted.module.css';

export function RecentlyDeleted({ kind, texts }: { kind: EntryKind; texts: DeletionTexts }) {
  const { deleted: t } = useAdminMessages().lists;
  const { search, change } = useAdminNavigation();
  const query = useDeleted(kind);
  const opener = useRef<HTMLButtonElement>(null);
  // The dialog tells of a failure to load.
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
            {t.title}
          </Button>
        </div>
      )}
      <DeletedDialog
        kind={kind}
        texts={texts}
        query={query}
        open={search.deleted !== undefined}
        opener={opener}
        onClose={() => change({ deleted: undefined })}
      />
    </>
  );
}
