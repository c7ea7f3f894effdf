import { type SubmitEvent, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { useAdmin } from '../data/context.tsx';
import { useAdminMessages } from '../language.tsx';
import { useOrderAct } from './useOrderAct.ts';
import styles from './acts.module.css';

/** characters */
const LONGEST_ADDRESS = 500;

export function Tracking({ order }: { order: AdminOrder }) {
  const t = useAdminMessages().orderActs.tracking;
  const { adminApi } = useAdmin();
  const { busy, failure, run } = useOrderAct(order._id);
  const [number, setNumber] = useState(order.delivery?.trackingNumber ?? '');
  const [url, setUrl] = useState(order.delivery?.trackingUrl ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const address = url.trim();
    const isAddress = address === '' || (/^https?:\/\//.test(address) && URL.canParse(address));
    setWrong(!isAddress);
    if (!isAddress) return;
    const change = { trackingNumber: number.trim() || null, trackingUrl: address || null };
    await run(() => adminApi.trackOrder(order._id, change, order.version), t.done);
  };
  return (
    <form className={styles.tracking} onSubmit={(event) => void submit(event)} aria-label={t.open} noValidate>
      <Field
        name="trackingNumber"
        label={t.number}
        value={number}
        maxLength={BOUNDS.shortText}
        autoComplete="off"
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Field
        name="trackingUrl"
        type="url"
        dir="ltr"
        label={t.url}
        hint={t.urlHint}
        value={url}
        maxLength={LONGEST_ADDRESS}
        autoComplete="off"
        error={isWrong ? t.wrongUrl : null}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <FormError>{failure}</FormError>
      <Button type="submit" small aria-busy={busy} aria-disabled={busy}>
        {t.save}
      </Button>
    </form>
  );
}
