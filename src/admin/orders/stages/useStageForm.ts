/** What is told of a step, kept until it is on the order's page: also over a failure and a closed window. */
import { useRef, useState } from 'react';
import type { AdminOrder, LineMove } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import { withoutDirectionSigns } from '#domain/direction-signs.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useAdmin } from '#admin/data/context.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { isMailed } from '../line-moves.ts';
import { useOrderWrites } from '../useOrders.ts';
import { sendStage } from './send-stage.ts';

interface Draft {
  text: string;
  /** A data URL. */
  image: string | null;
  mail: boolean;
}

const EMPTY: Draft = { text: '', image: null, mail: true };

export interface StageForm extends Draft {
  change: (part: Partial<Draft>) => void;
  isEmpty: boolean;
  busy: boolean;
  /** Null while nothing failed. */
  failure: string | null;
  /** Resolves to whether there is nothing left to send. */
  send: (to: LineState) => Promise<boolean>;
}

export function useStageForm(order: AdminOrder, line: OrderLine): StageForm {
  const { orderActs: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const { show } = useOrderWrites(order._id);
  const reason = useFailureReason();
  const [draft, setDraft] = useState(EMPTY);
  const [isEmpty, setEmpty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  const isRunning = useRef(false);

  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setEmpty(false);
    known.current = null;
  };
  const settle = async (sent: AdminOrder, message: string, severity: 'success' | 'error' = 'success') => {
    await show(sent);
    setDraft(EMPTY);
    known.current = null;
    showSnack({ message, severity });
  };
  const send = async (to: LineState) => {
    const text = withoutDirectionSigns(draft.text).trim();
    const isMove = to !== line.state;
    const isShown = text !== '' || draft.image !== null;
    setEmpty(!isMove && !isShown);
    if (isRunning.current || (!isMove && !isShown)) return false;
    const move: LineMove = {
      state: to,
      ...(isMailed(to) && { mail: draft.mail }),
      ...(text !== '' && { text }),
      ...(draft.image !== null && { image: draft.image }),
    };
    known.current ??= new Set(line.stages?.map(({ _id }) => _id));
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const sending = { order, line: line._id, change: move, known: known.current };
      const sent = await sendStage(sending, (version) =>
        adminApi.moveOrderLine(order._id, line._id, move, version),
      );
      if (sent.kind === 'changed') await settle(sent.order, t.changed, 'error');
      else if (sent.kind === 'overtaken') {
        await show(sent.order);
        setFailure(t.stages.overtaken);
        return false;
      } else {
        const [plain, mailed] = isMove ? [t.moved, t.movedWithMail] : [t.stages.sent, t.stages.sentWithMail];
        await settle(sent.order, move.mail ? mailed : plain);
      }
      return true;
    } catch (error) {
      setFailure(isShown ? t.stages.failed(reason(error)) : t.failed(reason(error)));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { ...draft, change, isEmpty, busy, failure, send };
}
