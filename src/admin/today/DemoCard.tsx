/** Offers to remove the demo entries that have not been changed. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import ConfirmDialog from '#ui/ConfirmDialog.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useMessages } from '#ui/language.tsx';
import { useKeptFocus } from '#ui/useKeptFocus.ts';
import { useAdmin } from '../data/context.tsx';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import styles from './DemoCard.module.css';

export function DemoCard({ untouched }: { untouched: number }) {
  return untouched === 0 ? null : <Card untouched={untouched} />;
}

function Card({ untouched }: { untouched: number }) {
  const { demo } = useAdminMessages().today;
  const { fields } = useMessages();
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  const reason = useFailureReason();
  const [asking, setAsking] = useState(false);
  const card = useKeptFocus<HTMLElement>();
  const clear = useMutation({
    mutationFn: adminApi.clearDemo,
    networkMode: 'always',
    onSuccess: async ({ removed }) => {
      showSnack({ message: demo.cleared(removed), severity: 'success' });
      // Any list may have lost entries.
      await client.invalidateQueries();
    },
  });
  return (
    <section ref={card} className={styles.card} aria-labelledby="demo">
      <div className={styles.text}>
        <h2 id="demo" className={styles.title}>
          {demo.title}
        </h2>
        <p>{demo.text(untouched)}</p>
        <p role="alert" className={styles.failed}>
          {clear.error && `${demo.failed} ${reason(clear.error)}`}
        </p>
      </div>
      <Button small aria-disabled={clear.isPending} onClick={() => clear.isPending || setAsking(true)}>
        {clear.isPending ? fields.busy : demo.clear}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={demo.confirmTitle}
        text={demo.confirmText(untouched)}
        confirm={demo.confirm}
        cancel={demo.cancel}
        onConfirm={() => clear.mutate()}
      />
    </section>
  );
}
