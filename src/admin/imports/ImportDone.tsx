import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportResult } from '#contract/imports.ts';
import { pages } from '#contract/routes.ts';
import { ApiError } from '#web/api/client.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import ConfirmDialog from '#ui/ConfirmDialog.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure, useFailureReason } from '../layout/LoadFailure.tsx';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { Problems } from './Problems.tsx';
import styles from './ImportPage.module.css';

/** ms between looks at what is still on its way */
const POLL = 5_000;

export function ImportDone({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { imports: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: keys.import(id),
    queryFn: () => adminApi.importState(id),
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data.waiting) ? POLL : false),
  });
  const waits = data && isWaiting(data.waiting);
  useEffect(() => {
    // What came meanwhile has changed the list.
    if (waits === false) void client.invalidateQueries({ queryKey: keys.entries('products') });
  }, [waits, client]);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className={styles.done}>
        <p>{t.failed.gone}</p>
        <Actions onAgain={onAgain} />
      </div>
    );
  }
  if (error) return <LoadFailure title={t.failed.read} error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const { created, skipped, errors, waiting } = data;
  return (
    <>
      <div className={styles.done}>
        <Heading text={t.done.created(created)} />
        {skipped > 0 && <p>{t.done.skipped(skipped)}</p>}
        <p role="status" className={styles.soft}>
          {waiting.products > 0 && t.done.products(waiting.products)}
          {waiting.products === 0 && waiting.pictures > 0 && t.done.pictures(waiting.pictures)}
        </p>
        <Actions onAgain={onAgain}>
          <Undo id={id} onUndone={onAgain} />
        </Actions>
      </div>
      <Problems errors={errors} />
    </>
  );
}

export function NothingMade({ result, onAgain }: { result: ImportResult; onAgain: () => void }) {
  const { imports: t } = useAdminMessages();
  return (
    <>
      <div className={styles.done}>
        <Heading text={t.done.created(0)} />
        <Actions onAgain={onAgain} />
      </div>
      <Problems errors={result.errors} />
    </>
  );
}

/** Takes the focus from the button that is gone. */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {text}
    </h2>
  );
}

function Actions({ onAgain, children }: { onAgain: () => void; children?: ReactNode }) {
  const { imports: t } = useAdminMessages();
  return (
    <div className={styles.actions}>
      <ButtonLink look="primary" to={pages.adminTab('shop')}>
        {t.done.toShop}
      </ButtonLink>
      <Button onClick={onAgain}>{t.done.more}</Button>
      {children}
    </div>
  );
}

function Undo({ id, onUndone }: { id: string; onUndone: () => void }) {
  const { imports: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  const reason = useFailureReason();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await adminApi.undoImport(id);
      void client.invalidateQueries({ queryKey: keys.entries('products') });
      void client.invalidateQueries({ queryKey: keys.deleted('products') });
      void client.invalidateQueries({ queryKey: keys.overview() });
      showSnack({ message: t.undo.done, severity: 'success' });
      onUndone();
    } catch (error) {
      setBusy(false);
      showSnack({ message: t.undo.failed(reason(error)), severity: 'error' });
    }
  };
  return (
    <>
      <Button look="quiet" disabled={busy} aria-busy={busy} onClick={() => setAsking(true)}>
        <AdminIcon name="undo" />
        {t.done.undo}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.undo.title}
        text={t.undo.text}
        confirm={t.undo.confirm}
        cancel={t.undo.cancel}
        onConfirm={() => void undo()}
      />
    </>
  );
}

function isWaiting({ products, pictures }: { products: number; pictures: number }): boolean {
  return products + pictures > 0;
}
