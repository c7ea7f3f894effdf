/** Offers the first page as the cover; of a paid tutorial it would become public, so that is asked first. */
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Question } from '../editor/questions/Question.tsx';
import { useForm } from '../form/context.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { EntryPicture } from '../pictures/EntryPicture.tsx';
import type { TutorialValues } from './tutorial-definition.ts';
import styles from './CoverFromPage.module.css';

export function CoverFromPage() {
  const { coverFromPage: t } = useAdminMessages().tutorials;
  const { values, set } = useForm<TutorialValues>();
  const [isAsking, setAsking] = useState(false);
  const [page] = values.contentImagesPathes;
  if (values.imagePath || page === undefined) return null;
  const take = () => {
    setAsking(false);
    set('imagePath', page);
  };
  return (
    <div className={styles.offer}>
      <EntryPicture address={page} alt="" sizes="60px" className={styles.page} />
      <p className={styles.text}>{t.offer}</p>
      <Button small onClick={values.price === 0 ? take : () => setAsking(true)}>
        <AdminIcon name="image" size={18} />
        {t.take}
      </Button>
      <Question
        open={isAsking}
        title={t.title}
        onClose={() => setAsking(false)}
        answers={[
          { look: 'main', label: t.publish, run: take },
          { look: 'safe', label: t.keep, run: () => setAsking(false) },
        ]}
      >
        <p>{t.becomesPublic}</p>
      </Question>
    </div>
  );
}
