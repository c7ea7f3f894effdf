/** What is chosen of a product, under its card in the preview. */
import type { Product } from '#contract/products.ts';
import { cx } from '#ui/cx.ts';
import { contentText } from '#i18n/content.ts';
import type { ChoiceTitle } from '#domain/options.ts';
import { useLang } from '#ui/language.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './OptionsPreview.module.css';

type Shown = Pick<Product, 'options' | 'variants' | 'personalText'>;

export function OptionsPreview({ product: { options, variants, personalText } }: { product: Shown }) {
  const isGone = (id: string) =>
    variants.length > 0 &&
    !variants.some(({ choices, inventory, active }) => active && inventory > 0 && choices.includes(id));
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <div key={option._id}>
          <p className={styles.title}>
            <Title of={option} />
          </p>
          <ul className={styles.choices}>
            {option.choices.map((choice) => (
              <li key={choice._id} className={cx(styles.choice, isGone(choice._id) && styles.gone)}>
                <Title of={choice} />
                {choice.extra > 0 && (
                  <bdi dir="ltr">
                    +<Price shekels={choice.extra} />
                  </bdi>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {personalText && (
        <div>
          <p className={styles.title}>
            <Title of={personalText} />
            <bdi dir="ltr">
              {personalText.extra > 0 && (
                <>
                  +<Price shekels={personalText.extra} />
                </>
              )}
            </bdi>
          </p>
          <p className={styles.field}>
            <bdi>{personalText.maxLength}</bdi>
          </p>
        </div>
      )}
    </div>
  );
}

function Title({ of: { title, translations } }: { of: ChoiceTitle }) {
  const lang = useLang();
  return <Text content={contentText(lang, title, translations?.en?.title)} />;
}
