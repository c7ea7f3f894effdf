import { useState } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import type { DeletedEntry } from '#contract/admin.ts';
import { formatRecent } from '#i18n/admin/dates.ts';
import { contentText } from '#i18n/content.ts';
import { Button } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { Text } from '#ui/Text.tsx';
import { useEntryWrites } from '#admin/data/queries.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { Thumb } from '../table/cells.tsx';
import { createRestoring } from './restoring.ts';
import styles from './DeletedRow.module.css';

interface DeletedRowProps {
  kind: EntryKind;
  entry: DeletedEntry;
  onRestored: (title: string) => void;
}

export function DeletedRow({ kind, entry, onRestored }: DeletedRowProps) {
  const { _id, title, titleEn, image, deletedDate } = entry;
  const { deleted: t } = useAdminMessages().lists;
  const lang = useLang();
  const writes = useEntryWrites(kind);
  const reason = useFailureReason();
  const [now] = useState(() => new Date().toISOString());
  const name = contentText(lang, title, titleEn ?? undefined);

  const [{ state, restore }] = useState(() =>
    createRestoring({
      restore: () => writes.restore(_id),
      onGone: () => void writes.refresh(),
      sentence: (error) => (error.status === 404 ? t.gone : t.notRestored(reason(error))),
    }),
  );
  const { busy, problem } = useStore(state, state.get());

  return (
    <li className={styles.row}>
      {kind !== 'banner-texts' && <Thumb address={image} size={44} />}
      <div className={styles.texts}>
        <Text as="p" content={name} className={styles.name} />
        <time dateTime={deletedDate} className={styles.when}>
          {formatRecent(lang, deletedDate, now)}
        </time>
      </div>
      <Button
        small
        className={styles.restore}
        data-restore={_id}
        aria-label={t.restoreOf(name.text)}
        aria-disabled={busy}
        onClick={() => void restore(() => onRestored(name.text))}
      >
        <AdminIcon name="undo" size={18} />
        {t.restore}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          <AdminIcon name="alert" size={18} />
          {problem}
        </p>
      )}
    </li>
  );
}
