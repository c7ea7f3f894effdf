import type { TutorialCard } from '#contract/tutorials.ts';
import { formatRating } from '#i18n/format.ts';
import { Icon } from '#ui/Icon.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './TutorialFacts.module.css';

export function TutorialFacts({ tutorial }: { tutorial: TutorialCard }) {
  const { tutorials: t } = useMessages();
  const rating = formatRating(tutorial.rating);
  return (
    <ul className={styles.facts}>
      {tutorial.durationMinutes !== null && (
        <li>
          <Icon name="clock" size={18} />
          <VisuallyHidden>{t.minutesLabel}: </VisuallyHidden>
          {t.minutes(tutorial.durationMinutes)}
        </li>
      )}
      <li>
        <Icon path={PART_ICONS.book} size={18} />
        <VisuallyHidden>{t.pagesLabel}: </VisuallyHidden>
        {t.pages(tutorial.pageCount)}
      </li>
      {tutorial.ratingCount > 0 && (
        <li>
          <Icon path={PART_ICONS.star} size={18} />
          <VisuallyHidden>{t.rating(rating, tutorial.ratingCount)}</VisuallyHidden>
          <bdi dir="ltr" aria-hidden="true">
            {rating} ({tutorial.ratingCount})
          </bdi>
        </li>
      )}
    </ul>
  );
}
