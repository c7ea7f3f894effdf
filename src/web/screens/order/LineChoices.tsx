import type { OrderLine } from '#contract/orders.ts';
import { contentText } from '#i18n/content.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Chosen } from '#ui/Chosen.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { momentOf } from './order-words.ts';
import styles from './CancelLines.module.css';

interface LineChoicesProps {
  lines: readonly OrderLine[];
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

export function LineChoices({ lines, chosen, onChange }: LineChoicesProps) {
  const { cancelling: t } = usePageTexts('order');
  const lang = useLang();
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>{t.choose}</legend>
      {lines.map(({ _id, title, translations, quantity, toPay, cancellation, ...line }) => (
        <label key={_id} className={styles.choice}>
          <input
            type="checkbox"
            name="line"
            value={_id}
            className={styles.box}
            checked={chosen.includes(_id)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, _id] : chosen.filter((other) => other !== _id),
              )
            }
          />
          <span className={styles.words}>
            <span>
              <Text content={contentText(lang, title, translations?.en?.title)} />
              {quantity > 1 && (
                <>
                  {' '}
                  <bdi dir="ltr">× {quantity}</bdi>
                </>
              )}
            </span>
            <Chosen of={line} />
            {cancellation.until && (
              <span className={styles.until}>{t.until(momentOf(lang, cancellation.until))}</span>
            )}
          </span>
          <Price shekels={toPay} exact />
        </label>
      ))}
    </fieldset>
  );
}
