import type { OrderLine } from '#contract/orders.ts';
import { contentText } from '#i18n/content.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { momentOf } from './order-words.ts';
import styles from './LineStages.module.css';

/** What the admin showed of the work, the latest first. */
export function LineStages({ stages }: { stages: NonNullable<OrderLine['stages']> }) {
  const t = usePageTexts('order');
  const lang = useLang();
  return (
    <ol className={styles.stages} aria-label={t.stages}>
      {stages.toReversed().map(({ _id, state, text, image, at }) => (
        <li key={_id} className={styles.stage}>
          {image !== undefined && (
            <Picture address={image} alt={t.stagePicture} sizes="320px" className={styles.picture} />
          )}
          {text !== undefined && (
            <p className={styles.text}>
              <Text content={contentText(lang, text, undefined)} />
            </p>
          )}
          <p className={styles.at}>
            {momentOf(lang, at)}, {t.lines[state]}
          </p>
        </li>
      ))}
    </ol>
  );
}
