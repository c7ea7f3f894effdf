import { useAdminMessages } from '../language.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { LazyPage } from '../layout/LazyPage.tsx';
import { useAdminNavigation } from '../navigation.ts';
import { StudioDaySection } from '../studio-day/StudioDaySection.tsx';

const rosterPage = () => import('./RosterPage.tsx');

export function RosterSection({ workshop }: { workshop: string }) {
  const { roster } = useAdminMessages();
  const { search } = useAdminNavigation();
  if (search.day !== undefined) return <StudioDaySection workshop={workshop} />;
  return (
    <AdminLayout section="workshops" title={roster.title}>
      <LazyPage importer={rosterPage} props={{ workshop }} />
    </AdminLayout>
  );
}
