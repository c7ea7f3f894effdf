import type { Order, OrderLine } from '#contract/orders.ts';
import { stageBar } from '#domain/orders/stage-bar.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { barWords } from './bar-words.ts';
import styles from './StageBar.module.css';

interface StageBarProps {
  line: OrderLine;
  order: Order;
}

export function StageBar({ line, order }: StageBarProps) {
  const texts = usePageTexts('order');
  const stages = stageBar(line);
  if (!stages) return null;
  const { bar: t } = texts;
  const words = barWords(stages, order, texts);
  const reached = stages.findIndex((stage) => stage === line.state);
  return (
    <ol className={styles.bar} aria-label={t.label}>
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={cx(styles.stage, index <= reached && styles.reached)}
          aria-current={index === reached ? 'step' : undefined}
        >
          {words[stage]}
          {index < reached && <VisuallyHidden> ({t.done})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
