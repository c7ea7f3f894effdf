import { useId } from 'react';
import type { Option } from '#domain/options.ts';
import type { Shekels } from '#domain/money.ts';
import { sumText } from '#i18n/admin/sums.ts';
import { contentText } from '#i18n/content.ts';
import field from '#ui/Field.module.css';
import { Icon } from '#ui/Icon.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '#admin/language.tsx';

interface OptionSelectProps {
  option: Option<Shekels>;
  /** Undefined until one is chosen. */
  value: string | undefined;
  isMissing: boolean;
  onChange: (id: string) => void;
}

export function OptionSelect({ option, value, isMissing, onChange }: OptionSelectProps) {
  const { orderTaking: t } = useAdminMessages();
  const lang = useLang();
  const id = useId();
  const nameOf = ({ title, translations }: { title: string; translations?: Option['translations'] }) =>
    contentText(lang, title, translations?.en?.title).text;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {nameOf(option)}
      </label>
      <select
        id={id}
        className={field.input}
        value={value ?? ''}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="" disabled>
          {t.choose}
        </option>
        {option.choices.map((choice) => (
          <option key={choice._id} value={choice._id}>
            {choice.extra > 0 ? `${nameOf(choice)} (+${sumText(choice.extra)})` : nameOf(choice)}
          </option>
        ))}
      </select>
      {isMissing && (
        <p id={`${id}-error`} className={field.error}>
          <Icon name="alert" size={18} />
          {t.notChosen}
        </p>
      )}
    </div>
  );
}
