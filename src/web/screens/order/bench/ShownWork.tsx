/** Pictures and words of the work, the latest first; its latest picture is the large one. */
import type { CSSProperties } from 'react';
import type { ShownStage } from '#contract/orders.ts';
import { plainAddress } from '#contract/page-grants.ts';
import { readPictureAddress } from '#contract/pictures.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay, formatTime, formatWeekday } from '#i18n/dates.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Text } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { WorkPicture } from './WorkPicture.tsx';
import styles from './ShownWork.module.css';

interface ShownWorkProps {
  stages: readonly ShownStage[];
  onRenew: () => void;
}

export function ShownWork({ stages, onRenew }: ShownWorkProps) {
  const t = usePageTexts('order');
  const latest = stages.findLast(({ image }) => image !== undefined);
  return (
    <ol className={styles.work} aria-label={t.stages}>
      {stages.toReversed().map((stage) => {
        const { _id, image, imageSignatures } = stage;
        const isLarge = stage === latest;
        if (image === undefined)
          return (
            <li key={_id} id={_id} className={styles.words}>
              <Words stage={stage} />
              <When at={stage.at} />
            </li>
          );
        return (
          <li key={_id} id={_id} className={cx(styles.photo, isLarge && styles.large)} style={shapeOf(image)}>
            <WorkPicture
              image={image}
              signatures={imageSignatures ?? {}}
              isLarge={isLarge}
              onRenew={onRenew}
            />
            <div className={styles.caption}>
              <Words stage={stage} />
              <When at={stage.at} hasTime={isLarge} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function shapeOf(image: string): CSSProperties {
  const { width, height } = readPictureAddress(plainAddress(image)) ?? { width: 4, height: 3 };
  return { '--ratio': width / height } as CSSProperties;
}

function Words({ stage: { text } }: { stage: ShownStage }) {
  const lang = useLang();
  const [open, close] = usePageTexts('order').quotes;
  if (text === undefined) return null;
  return (
    <p className={styles.quote}>
      {open}
      <bdi>
        <Text content={contentText(lang, text, undefined)} />
      </bdi>
      {close}
    </p>
  );
}

function When({ at, hasTime = false }: { at: string; hasTime?: boolean }) {
  const lang = useLang();
  return (
    <time dateTime={at} className={styles.at}>
      {formatWeekday(lang, at)}, {formatDay(lang, at)}
      {hasTime && `, ${formatTime(at)}`}
    </time>
  );
}
