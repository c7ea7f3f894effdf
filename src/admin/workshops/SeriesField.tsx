/** Of a workshop that is another date of one before it. */
import { Text } from '#ui/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { useEntries } from '../data/queries.ts';
import { useForm } from '../form/context.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import type { WorkshopValues } from './workshop-definition.ts';
import styles from './SeriesField.module.css';

export function SeriesField() {
  const { workshops: t } = useAdminMessages();
  const lang = useLang();
  const { values, set } = useForm<WorkshopValues>();
  const { data: workshops = [] } = useEntries('workshops');
  if (!values.series) return null;
  const first = workshops.find(({ _id }) => _id === values.series);
  return (
    <div className={styles.series}>
      <AdminIcon name="calendar" />
      <p className={styles.words}>
        {t.anotherDate} {first ? <Text content={titleOf(lang, first)} /> : t.deletedWorkshop}
        <span className={styles.soft}>{t.seriesHint}</span>
      </p>
      <Button small look="quiet" onClick={() => set('series', '')}>
        {t.leaveSeries}
      </Button>
    </div>
  );
}
