import { PageHead } from '#web/features/page/PageHead.tsx';
import { MAIN } from '#ui/main.ts';
import { useAdminMessages } from '../language.tsx';
import { LazyPage } from '../layout/LazyPage.tsx';
import styles from './StudioDay.module.css';

const studioDayPage = () => import('./StudioDayPage.tsx');

/** All of the screen: the admin's bars would cost room for two rows. */
export function StudioDaySection({ workshop }: { workshop: string }) {
  const { shell, roster } = useAdminMessages();
  return (
    <div className={styles.screen}>
      <PageHead title={shell.pageTitle(roster.day.title)} noindex />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <LazyPage importer={studioDayPage} props={{ workshop }} />
      </main>
    </div>
  );
}
