/** Which piece it is, when it is ready, and the stages that it goes through. */
import type { Order, OrderLine } from '#contract/orders.ts';
import { type BarStage, stageBar } from '#domain/orders/stage-bar.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Chosen } from '#ui/Chosen.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { LineStage } from '../LineStage.tsx';
import { barWords } from '../bar-words.ts';
import { reachedAt, readyAhead } from './bench-lines.ts';
import styles from './BenchCard.module.css';

interface BenchCardProps {
  order: Order;
  line: OrderLine;
  titleId: string;
}

export function BenchCard({ order, line, titleId }: BenchCardProps) {
  const t = usePageTexts('order');
  const lang = useLang();
  const readyBy = readyAhead(line, useNow());
  const stages = stageBar(line);
  return (
    <div className={styles.card}>
      <div className={styles.piece}>
        <Picture address={line.image} alt="" sizes="68px" className={styles.picture} />
        <h2 id={titleId} className={styles.title}>
          <Text content={contentText(lang, line.title, line.translations?.en?.title)} />
          <Chosen of={line} />
        </h2>
      </div>
      {readyBy === null ? (
        <div>
          <LineStage line={line} order={order} />
        </div>
      ) : (
        <p className={styles.ready}>{t.readyBy(formatDay(lang, readyBy))}</p>
      )}
      {stages && <Stages order={order} line={line} stages={stages} />}
    </div>
  );
}

interface StagesProps {
  order: Order;
  line: OrderLine;
  stages: readonly BarStage[];
}

function Stages({ order, line, stages }: StagesProps) {
  const texts = usePageTexts('order');
  const { bar: t } = texts;
  const lang = useLang();
  const words = barWords(stages, order, texts);
  const current = stages.findIndex((stage) => stage === line.state);
  return (
    <ol aria-label={t.label}>
      {stages.map((stage, index) => {
        const isCurrent = index === current;
        const isDone = index < current;
        const at = isDone || isCurrent ? reachedAt(order, line, stage) : undefined;
        const photo = line.stages?.findLast(({ state, image }) => state === stage && image !== undefined);
        return (
          <li
            key={stage}
            className={cx(styles.stage, isDone && styles.done)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {words[stage]}
            {isDone && <VisuallyHidden> ({t.done})</VisuallyHidden>}
            {at !== undefined && (
              <span className={styles.at}>
                {isCurrent ? `${t.now} · ${formatDay(lang, at)}` : formatDay(lang, at)}
                {isDone && photo && (
                  <>
                    {' · '}
                    <a
                      className={styles.link}
                      href={`#${photo._id}`}
                      aria-label={`${t.picture}: ${words[stage]}`}
                    >
                      {t.picture}
                    </a>
                  </>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
