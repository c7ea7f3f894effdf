import { NumberField } from '#admin/fields/NumberField.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { ProductValues } from '../product-definition.ts';
import { NamePair } from './NamePair.tsx';
import { StepButton } from './StepButton.tsx';
import styles from './OptionCard.module.css';

interface ChoiceRowProps {
  path: `options.${number}.choices.${number}`;
  /** For people. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export function ChoiceRow({ path, name, isFirst, isLast, onMove, onRemove }: ChoiceRowProps) {
  const { productOptions: t } = useAdminMessages();
  return (
    <li className={styles.choice}>
      <div role="group" aria-label={name} className={styles.row}>
        <NamePair at={path} label={t.choiceName} labelEn={t.choiceNameEn} />
        <NumberField<ProductValues> path={`${path}.extra`} label={t.extra} unit="₪" money optional />
        <div className={styles.buttons}>
          <StepButton icon="sortUp" label={t.earlier(name)} stopped={isFirst} onClick={() => onMove(-1)} />
          <StepButton icon="sortDown" label={t.later(name)} stopped={isLast} onClick={() => onMove(1)} />
          <StepButton icon="trash" label={t.remove(name)} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}
