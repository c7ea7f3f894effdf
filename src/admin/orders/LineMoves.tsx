/** The line's next step; where a mail would go out, the admin may add a few words or leave it out. */
import { useRef, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { ACT_IDS, mainAct } from './main-act.ts';
import { type MovedTo, isMailed, movesOf } from './line-moves.ts';
import { StageDialog } from './stages/StageDialog.tsx';
import { useOrderAct } from './useOrderAct.ts';
import styles from './acts.module.css';

interface LineMovesProps {
  order: AdminOrder;
  line: OrderLine;
  now: string;
}

export function LineMoves({ order, line, now }: LineMovesProps) {
  const { orderActs: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const lang = useLang();
  const { busy, failure, run } = useOrderAct(order._id);
  const [asked, setAsked] = useState<MovedTo | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const moves = movesOf(order, line, now);
  if (moves.length === 0 && asked === null) return null;
  const act = mainAct(order, now);
  const isMain = act.kind === 'line' && act.line === line._id;
  const isSent = order.delivery !== undefined && order.delivery.method !== 'pickup';
  const nameOf = (state: MovedTo) => (state === 'handed_over' && isSent ? t.moveSent : t.move[state]);
  const title = lineTitle(lang, line);
  const move = (state: MovedTo) =>
    run(() => adminApi.moveOrderLine(order._id, line._id, { state }, order.version), t.moved);
  return (
    <div className={styles.acts}>
      {moves.map((state, index) => (
        <Button
          key={state}
          ref={index === 0 ? opener : undefined}
          small
          id={index === 0 && isMain ? ACT_IDS.main : undefined}
          data-at-once={isMailed(state) ? undefined : ''}
          look={index === 0 && isMain ? 'primary' : 'secondary'}
          aria-label={t.moveOf(nameOf(state), title)}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => (isMailed(state) ? setAsked(state) : void move(state))}
        >
          <AdminIcon name="check" />
          {nameOf(state)}
        </Button>
      ))}
      <FormError>{asked === null ? failure : null}</FormError>
      <StageDialog
        order={order}
        line={line}
        open={asked !== null}
        to={asked ?? 'making'}
        title={asked === null ? '' : t.moveOf(nameOf(asked), title)}
        heading={asked === null ? '' : nameOf(asked)}
        act={asked === null ? '' : nameOf(asked)}
        opener={opener}
        onOpenChange={(open) => open || setAsked(null)}
      />
    </div>
  );
}
