/** Where the money goes, said before it does. */
import { useId } from 'react';
import type { RefundInput } from '#contract/admin-orders.ts';
import type { Shekels } from '#domain/money.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { type OnlineWay, tooMuch } from './online-way.ts';
import styles from './RefundWays.module.css';

interface RefundWaysProps {
  way: OnlineWay;
  by: RefundInput['by'];
  /** What would go back; null until it is known. */
  total: Shekels | null;
  onChange: (by: RefundInput['by']) => void;
}

export function RefundWays({ way, by, total, onChange }: RefundWaysProps) {
  const { ways: t } = useAdminMessages().orderMoney;
  if (way.kind === 'none') return <p className={styles.alone}>{`${t.hand}. ${t.handText}`}</p>;
  if (way.kind === 'closed')
    return (
      <div className={styles.alone}>
        <p>{t.closed[way.why]}</p>
        <p>{`${t.hand}. ${t.handText}`}</p>
      </div>
    );
  const { provider, brand, last4 } = way.charge;
  const most = tooMuch(way, total);
  const card = [brand, last4].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.legend}>{t.legend}</legend>
      <Way
        value="provider"
        title={card === '' ? t.toPayer : t.toCard(card)}
        text={most === null ? t.provider(provider) : t.most(most)}
        isOpen={most === null}
        by={by}
        onChange={onChange}
      />
      <Way value="hand" title={t.hand} text={t.handText} by={by} onChange={onChange} />
    </fieldset>
  );
}

interface WayProps extends Pick<RefundWaysProps, 'by' | 'onChange'> {
  value: RefundInput['by'];
  title: string;
  text: string;
  isOpen?: boolean;
}

function Way({ value, title, text, isOpen = true, by, onChange }: WayProps) {
  const id = useId();
  return (
    <label className={styles.way} data-closed={!isOpen || undefined}>
      <input
        type="radio"
        name="by"
        value={value}
        className={styles.radio}
        checked={by === value}
        disabled={!isOpen}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onChange={() => onChange(value)}
      />
      <span className={styles.words}>
        <b id={`${id}-title`}>
          <bdi>{title}</bdi>
        </b>
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
      </span>
    </label>
  );
}
