/** The choices as they follow each other; each leads to its fields. */
import { knownPrice } from '#admin/fields/known.ts';
import { useForm } from '#admin/form/context.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { Price } from '#ui/Price.tsx';
import type { ProductValues } from '../product-definition.ts';
import { needsEnglish } from './english-names.ts';
import { nameIn, type ChoiceValues } from './option-values.ts';
import styles from './OptionCard.module.css';

interface ChoiceChipsProps {
  at: `options.${number}`;
  choices: readonly ChoiceValues[];
  onGo: (index: number) => void;
}

export function ChoiceChips({ at, choices, onGo }: ChoiceChipsProps) {
  const { productOptions: t } = useAdminMessages();
  const { errorAt } = useForm<ProductValues>();
  const lang = useLang();
  return (
    <ul className={styles.chips}>
      {choices.map((choice, index) => {
        const path = `${at}.choices.${index}` as const;
        const isWrong = (['title', 'extra', 'translations.en.title'] as const).some((field) =>
          errorAt(`${path}.${field}`),
        );
        return (
          <li key={choice._id}>
            <button
              type="button"
              className={cx(
                styles.chip,
                needsEnglish(choice) && styles.untranslated,
                isWrong && styles.wrong,
              )}
              title={t.editChoice}
              onClick={() => onGo(index)}
            >
              {isWrong && <AdminIcon name="alert" size={18} />}
              <bdi>{nameIn(lang, choice) || t.unnamedChoice(index + 1)}</bdi>
              <Extra extra={choice.extra} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Extra({ extra }: Pick<ChoiceValues, 'extra'>) {
  const known = knownPrice(extra);
  if (!known) return null;
  return (
    <bdi dir="ltr" className={styles.extra}>
      +<Price shekels={known} />
    </bdi>
  );
}
