import { useState } from 'react';
import { StepperField } from '#admin/fields/StepperField.tsx';
import { useForm } from '#admin/form/context.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { readyBy } from '#domain/business-days.ts';
import { OPTION_BOUNDS } from '#domain/options.ts';
import { formatDay, formatWeekday } from '#i18n/dates.ts';
import { useLang } from '#ui/language.tsx';
import type { ProductValues } from '../product-definition.ts';
import styles from './parts.module.css';

export function LeadDays() {
  const { productOptions: t } = useAdminMessages();
  const { leadDays, isCustomizable, personalText } = useForm<ProductValues>().values;
  const lang = useLang();
  const [now] = useState(() => new Date());
  const isKnown = Number.isInteger(leadDays) && leadDays! > 0 && leadDays! <= OPTION_BOUNDS.leadDays;
  const ready = isKnown ? readyBy(now, leadDays!) : null;
  return (
    <div className={styles.part}>
      <StepperField<ProductValues>
        path="leadDays"
        label={t.leadDays}
        hint={isCustomizable || personalText ? t.leadDaysHint : t.leadDaysUnseen}
        max={OPTION_BOUNDS.leadDays}
        optional
      />
      <p role="status" className={styles.hint}>
        {ready && t.readyBy(`${formatWeekday(lang, ready)}, ${formatDay(lang, ready, false)}`)}
      </p>
    </div>
  );
}
