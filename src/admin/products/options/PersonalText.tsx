import { useRef } from 'react';
import { Switch } from '#admin/controls/Switch.tsx';
import { NumberField } from '#admin/fields/NumberField.tsx';
import { SwitchField } from '#admin/fields/SwitchField.tsx';
import { useField } from '#admin/fields/useField.ts';
import { useForm } from '#admin/form/context.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { NamePair } from './NamePair.tsx';
import { named, type ChoosingValues, type PersonalTextValues } from './option-values.ts';
import styles from './parts.module.css';

const FIRST: PersonalTextValues = { ...named(''), maxLength: 20, extra: 0, required: false };

/** The fields of a personal text that is on. */
interface Shown {
  personalText: PersonalTextValues;
}

export function PersonalText() {
  const { productOptions: t } = useAdminMessages();
  const { set } = useForm<ChoosingValues>();
  const { id, value, control } = useField<PersonalTextValues | null>('personalText', t.personalTextHint);
  const last = useRef(FIRST);
  const turn = (on: boolean) => {
    if (value) last.current = value;
    set('personalText', on ? last.current : null);
  };
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <div>
          <label htmlFor={id} className={styles.title}>
            {t.personalText}
          </label>
          <p id={`${id}-hint`} className={styles.hint}>
            {t.personalTextHint}
          </p>
        </div>
        <Switch {...control} on={value !== null} onChange={turn} />
      </div>
      {value && <Rule />}
    </div>
  );
}

function Rule() {
  const { productOptions: t } = useAdminMessages();
  return (
    <>
      <div className={styles.fields}>
        <NamePair
          at="personalText"
          label={t.textTitle}
          labelEn={t.textTitleEn}
          placeholder={t.textTitleExample}
        />
        <NumberField<Shown> path="personalText.maxLength" label={t.maxLength} hint={t.maxLengthHint} />
        <NumberField<Shown> path="personalText.extra" label={t.textExtra} unit="₪" money optional />
      </div>
      <SwitchField<Shown> path="personalText.required" label={t.required} hint={t.requiredHint} />
      <p className={styles.meaning}>
        <AdminIcon name="info" />
        {t.cancellation}
      </p>
    </>
  );
}
