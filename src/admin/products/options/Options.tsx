/** What customers choose of a product, and its stock by combination. */
import { useRef } from 'react';
import { FieldError } from '#admin/fields/FieldBox.tsx';
import { useForm } from '#admin/form/context.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { AdminProduct } from '#contract/products.ts';
import { OPTION_BOUNDS } from '#domain/options.ts';
import { useLang } from '#ui/language.tsx';
import { newKey } from '#web/features/orders/new-key.ts';
import type { ProductValues } from '../product-definition.ts';
import { CopyOptions } from './CopyOptions.tsx';
import { LastStep } from './LastStep.tsx';
import { moved, withOption } from './option-edits.ts';
import { named } from './option-values.ts';
import { OptionCard } from './OptionCard.tsx';
import { removalText } from './removal-text.ts';
import { suggestionsFor, type Suggestion } from './suggestions.ts';
import { useOptions } from './useOptions.ts';
import { VariantStock } from './VariantStock.tsx';
import styles from './Options.module.css';

export function Options({ saved }: { saved: AdminProduct | null }) {
  const { productOptions: t } = useAdminMessages();
  const lang = useLang();
  const { errorAt } = useForm<ProductValues>();
  const list = useRef<HTMLDivElement>(null);
  const edits = useOptions(t.tooManyCombinations(OPTION_BOUNDS.variants));
  const { options, changeOptions } = edits;
  const isFull = options.length >= OPTION_BOUNDS.options;

  const add = ({ title, choices }: Suggestion) => {
    if (!changeOptions(withOption(options, title, choices, newKey), t.optionAdded(title.title))) return;
    const place = options.length;
    const name = title.title ? `options.${place}.choices` : `options.${place}.title`;
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
  };
  return (
    <div ref={list} className={styles.options}>
      <p className={styles.hint}>{t.optionsHint(OPTION_BOUNDS.options)}</p>
      <FieldError id="options" error={errorAt('options')} />
      {options.map((option, place) => (
        <OptionCard
          key={option._id}
          option={option}
          place={place}
          edits={edits}
          saved={saved}
          isLast={place === options.length - 1}
          onMove={(by) => changeOptions(moved(options, place, by), t.optionMoved(option.title))}
          onRemove={() => {
            const ids = option.choices.map(({ _id }) => _id);
            changeOptions(options.toSpliced(place, 1), removalText(t, option.title, ids, saved));
            requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-add]')?.focus());
          }}
        />
      ))}
      <div className={styles.adding}>
        {!isFull && (
          <>
            {suggestionsFor(options).map((suggestion) => (
              <button
                key={suggestion.title.title}
                type="button"
                className={styles.add}
                data-add
                onClick={() => add(suggestion)}
              >
                <AdminIcon name="plus" size={18} />
                {lang === 'en' ? suggestion.title.translations.en.title : suggestion.title.title}
              </button>
            ))}
            <button
              type="button"
              className={styles.add}
              data-add
              onClick={() => add({ title: named(''), choices: [] })}
            >
              <AdminIcon name="plus" size={18} />
              {t.anotherOption}
            </button>
          </>
        )}
        <CopyOptions edits={edits} savedId={saved?._id ?? null} />
      </div>
      <LastStep edits={edits} />
      <VariantStock edits={edits} />
    </div>
  );
}
