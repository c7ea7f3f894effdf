import { useAdminMessages } from '../language.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { LazyPage } from '../layout/LazyPage.tsx';

const rosterPage = () => import('./RosterPage.tsx');

export function RosterSection({ workshop }: { workshop: string }) {
  const { roster } = useAdminMessages();
  return (
    <AdminLayout section="workshops" title={roster.title}>
      <LazyPage importer={rosterPage} props={{ workshop }} />
    </AdminLayout>
  );
}
