/** One choice of an option: a few beside each other, more in a list. */
import { useId } from 'react';
import { useLang } from '#ui/language.tsx';
import inputs from '#admin/fields/inputs.module.css';
import segments from '#admin/fields/Segmented.module.css';
import { nameIn, type ChoiceValues, type OptionValues } from './option-values.ts';
import styles from './VariantMatrix.module.css';

/** How many fit beside each other on a phone. */
const FEW = 4;

interface PickChoiceProps {
  option: OptionValues;
  chosen: ChoiceValues | null;
  onChoose: (id: string) => void;
}

export function PickChoice({ option, chosen, onChoose }: PickChoiceProps) {
  const lang = useLang();
  const id = useId();
  const label = nameIn(lang, option);
  if (option.choices.length > FEW)
    return (
      <div className={styles.pick}>
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          className={inputs.input}
          value={chosen?._id}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {option.choices.map((choice) => (
            <option key={choice._id} value={choice._id}>
              {nameIn(lang, choice)}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <fieldset className={segments.field}>
      <legend className={segments.legend}>{label}</legend>
      <div className={segments.segments}>
        {option.choices.map((choice) => (
          <label key={choice._id} className={segments.segment}>
            <input
              className={segments.radio}
              type="radio"
              name={id}
              checked={choice._id === chosen?._id}
              onChange={() => onChoose(choice._id)}
            />
            {nameIn(lang, choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
