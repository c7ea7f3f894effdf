/** What the customer was shown of the work on a piece, and a way to show more. */
import { useRef, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { SafePicture } from '#admin/pictures/SafePicture.tsx';
import { RemoveStage } from './RemoveStage.tsx';
import { StageDialog } from './StageDialog.tsx';
import { canShowWork } from './work-shown.ts';
import styles from './Stages.module.css';

interface StagesProps {
  order: AdminOrder;
  line: OrderLine;
}

export function Stages({ order, line }: StagesProps) {
  const { stages: t } = useAdminMessages().orderActs;
  const isOpen = canShowWork(order, line);
  if (!isOpen && !line.stages) return null;
  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <AdminIcon name="camera" size={20} />
        <b>{t.title}</b>
        <span className={styles.soft}>{t.hint}</span>
      </p>
      {line.stages && <ShownStages order={order} line={line} />}
      {isOpen && <NewStage order={order} line={line} />}
    </div>
  );
}

function ShownStages({ order, line }: StagesProps) {
  const { orders, orderActs } = useAdminMessages();
  const lang = useLang();
  return (
    <ol className={styles.stages} aria-label={orderActs.stages.title}>
      {line.stages?.map(({ _id, state, text, image, imageSignatures, at }) => (
        <li key={_id} className={cx(styles.stage, image === undefined && styles.words)}>
          {image !== undefined && (
            <SafePicture
              address={image}
              signatures={imageSignatures ?? {}}
              alt={orderActs.stages.picture}
              sizes="160px"
              className={styles.picture}
            />
          )}
          {text !== undefined && (
            <p className={styles.text}>
              <Text content={contentText(lang, text, undefined)} />
            </p>
          )}
          <p className={styles.soft}>{`${formatDay(lang, at)}, ${orders.lineStates[state]}`}</p>
          <RemoveStage order={order} line={line} stage={_id} day={formatDay(lang, at)} />
        </li>
      ))}
    </ol>
  );
}

function NewStage({ order, line }: StagesProps) {
  const { stages: t } = useAdminMessages().orderActs;
  const lang = useLang();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const title = t.addOf(lineTitle(lang, line));
  return (
    <>
      <Button ref={opener} small className={styles.open} aria-label={title} onClick={() => setOpen(true)}>
        <AdminIcon name="plus" />
        {t.add}
      </Button>
      <StageDialog
        order={order}
        line={line}
        open={isOpen}
        to={line.state}
        title={title}
        heading={t.title}
        act={t.send}
        actWithPicture={t.sendPicture}
        opener={opener}
        onOpenChange={setOpen}
      />
    </>
  );
}
