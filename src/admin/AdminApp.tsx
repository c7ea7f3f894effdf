import './form/zod-without-jit.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useMemo, type ComponentType } from 'react';
import type { Profile } from '#contract/auth.ts';
import type { AdminSection } from '#contract/routes.ts';
import type { RouterContext } from '#web/router-context.ts';
import { BannerTextsTab } from './banner-texts/BannerTextsTab.tsx';
import { createAdminApi } from './data/admin-api.ts';
import { AdminProvider } from './data/context.tsx';
import { queryClientOf } from './data/query-client.ts';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { ImportSection } from './imports/ImportSection.tsx';
import { MessagesPage } from './messages/MessagesPage.tsx';
import { OrdersSection } from './orders/OrdersSection.tsx';
import { ProductsTab } from './products/ProductsTab.tsx';
import { RosterSection } from './roster/RosterSection.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { Today } from './today/Today.tsx';
import { TutorialsTab } from './tutorials/TutorialsTab.tsx';
import { UsersTab } from './users/UsersTab.tsx';
import { WeekPage } from './week/WeekPage.tsx';
import { WordsPage } from './words/WordsPage.tsx';
import { WorkshopsTab } from './workshops/WorkshopsTab.tsx';

const SECTIONS: Record<AdminSection, ComponentType> = {
  users: UsersTab,
  workshops: WorkshopsTab,
  shop: ProductsTab,
  tutorials: TutorialsTab,
  'banner-texts': BannerTextsTab,
  orders: OrdersSection,
  messages: MessagesPage,
  import: ImportSection,
  settings: SettingsPage,
  week: WeekPage,
  words: WordsPage,
};

interface AdminAppProps {
  /** Null is Today. */
  section: AdminSection | null;
  /** The id of the workshop whose roster is open. */
  roster: string | null;
  user: Profile;
}

export default function AdminApp({ section, roster, user }: AdminAppProps) {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const context = useMemo(() => ({ adminApi: createAdminApi(api), user }), [api, user]);
  const Content = section === null ? Today : SECTIONS[section];
  return (
    <QueryClientProvider client={queryClientOf(user._id)}>
      <AdminProvider value={context}>
        {roster === null ? (
          <AdminLayout section={section}>
            <Content />
          </AdminLayout>
        ) : (
          <RosterSection key={roster} workshop={roster} />
        )}
      </AdminProvider>
    </QueryClientProvider>
  );
}
