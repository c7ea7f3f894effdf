/** Who agreed to the newsletter, as a file for the admin's mail tool. Nothing where nobody did. */
import { useQuery } from '@tanstack/react-query';
import { adminApi as paths } from '#contract/admin-routes.ts';
import { Button } from '#ui/Button.tsx';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { useDownload } from '../data/useDownload.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './Subscribers.module.css';

export function Subscribers() {
  const { users: t, lists } = useAdminMessages();
  const { adminApi } = useAdmin();
  const { download, busy } = useDownload();
  const { data } = useQuery({ queryKey: keys.newsletter(), queryFn: adminApi.newsletter });
  if (!data?.subscribers) return null;
  return (
    <section className={styles.subscribers} aria-labelledby="subscribers">
      <AdminIcon name="mail" size={22} />
      <div className={styles.text}>
        <h2 id="subscribers" className={styles.title}>
          {t.newsletter.subscribers(data.subscribers)}
        </h2>
        <p>{t.newsletter.rules}</p>
      </div>
      <Button small aria-busy={busy} disabled={busy} onClick={() => void download(paths.newsletterExport())}>
        <AdminIcon name="download" />
        {busy ? lists.tools.downloading : t.newsletter.download}
      </Button>
    </section>
  );
}
