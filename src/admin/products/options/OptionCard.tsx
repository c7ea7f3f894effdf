import { useId, useRef, useState } from 'react';
import { FieldError } from '#admin/fields/FieldBox.tsx';
import { useForm } from '#admin/form/context.ts';
import { findField, show } from '#admin/form/focus-field.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { AdminProduct } from '#contract/products.ts';
import { OPTION_BOUNDS } from '#domain/options.ts';
import { newKey } from '#web/features/orders/new-key.ts';
import { useLang } from '#ui/language.tsx';
import type { ProductValues } from '../product-definition.ts';
import { AddChoices } from './AddChoices.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { NamePair } from './NamePair.tsx';
import { withChoiceMoved, withChoices, withoutChoice } from './option-edits.ts';
import { nameIn, type OptionValues } from './option-values.ts';
import { removalText } from './removal-text.ts';
import { StepButton } from './StepButton.tsx';
import type { Options } from './useOptions.ts';
import styles from './OptionCard.module.css';

interface OptionCardProps {
  option: OptionValues;
  place: number;
  edits: Options;
  saved: AdminProduct | null;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export function OptionCard({ option, place, edits, saved, isLast, onMove, onRemove }: OptionCardProps) {
  const { productOptions: t } = useAdminMessages();
  const lang = useLang();
  const id = useId();
  const { errorAt } = useForm<ProductValues>();
  const card = useRef<HTMLElement>(null);
  // A new one has no name yet.
  const [open] = useState(option.title === '');
  const { options, changeOptions } = edits;
  const { choices } = option;
  const at = `options.${place}` as const;
  const name = nameIn(lang, option) || t.unnamed(place + 1);

  const add = (titles: string[]) => {
    const { options: next, added, left } = withChoices(options, place, titles, newKey);
    if (left.length > 0) changeOptions(next, t.choicesLeft(left, OPTION_BOUNDS.choices));
    else if (added.length > 0) changeOptions(next, t.choicesAdded(added));
    else edits.say(t.choicesThere(titles));
  };
  const remove = (choice: number) => {
    const { _id, title } = choices[choice]!;
    changeOptions(withoutChoice(options, place, choice), removalText(t, title, [_id], saved));
    const next = Math.min(choice, choices.length - 2);
    const field = next < 0 ? `${at}.choices` : `${at}.choices.${next}.title`;
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus());
  };
  const goTo = (choice: number) => {
    const field = card.current && findField(card.current, `${at}.choices.${choice}.title`);
    if (field) show(field);
  };
  return (
    <section ref={card} className={styles.card} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
        <h4 id={`${id}-name`} className={styles.name}>
          {name}
        </h4>
        <StepButton icon="sortUp" label={t.earlier(name)} stopped={place === 0} onClick={() => onMove(-1)} />
        <StepButton icon="sortDown" label={t.later(name)} stopped={isLast} onClick={() => onMove(1)} />
        <StepButton icon="trash" label={t.remove(name)} onClick={onRemove} />
      </div>
      <ChoiceChips at={at} choices={choices} onGo={goTo} />
      <AddChoices
        id={`${id}-add`}
        name={`${at}.choices`}
        label={t.addChoicesTo(name)}
        error={errorAt(`${at}.choices`)}
        isFull={choices.length >= OPTION_BOUNDS.choices}
        onAdd={add}
      />
      <FieldError id={`${id}-add`} error={errorAt(`${at}.choices`)} />
      <details className={styles.details} open={open}>
        <summary className={styles.summary}>
          {t.namesAndExtras}
          <AdminIcon name="chevron" size={18} className={styles.chevron} />
        </summary>
        <div className={styles.pair}>
          <NamePair at={at} label={t.optionName} labelEn={t.optionNameEn} placeholder={t.optionExample} />
        </div>
        <ol className={styles.choices}>
          {choices.map((choice, index) => (
            <ChoiceRow
              key={choice._id}
              path={`${at}.choices.${index}`}
              name={nameIn(lang, choice) || t.unnamedChoice(index + 1)}
              isFirst={index === 0}
              isLast={index === choices.length - 1}
              onMove={(by) =>
                changeOptions(withChoiceMoved(options, place, index, by), t.choiceMoved(choice.title))
              }
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      </details>
    </section>
  );
}
