/** The admin's first page: what needs attention today. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Overview } from '#contract/admin.ts';
import { pages } from '#contract/routes.ts';
import { formatLongDay, hourOf } from '#i18n/admin/dates.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAdmin } from '../data/context.tsx';
import { useOverview, usePayments } from '../data/queries.ts';
import { DraftStrip } from '../drafts/DraftStrip.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { PageActions } from '../layout/PageActions.tsx';
import { NEW } from '../navigation.ts';
import { CustomersPanel } from './CustomersPanel.tsx';
import { DemoCard } from './DemoCard.tsx';
import { DifferencesPanel } from './DifferencesPanel.tsx';
import { EnglishPanel } from './EnglishPanel.tsx';
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx';
import { InOrder } from './InOrder.tsx';
import { JumpChips } from './JumpChips.tsx';
import { MeetsSoon } from './MeetsSoon.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import { StockPanel } from './StockPanel.tsx';
import { TestTerminal } from './TestTerminal.tsx';
import { WeekPanel } from './WeekPanel.tsx';
import { WorkshopsPanel } from './WorkshopsPanel.tsx';
import styles from './Today.module.css';

export function Today() {
  const overview = useOverview();
  const [opened] = useState(() => new Date().toISOString());
  return (
    <>
      <Head now={overview.data?.now ?? opened} />
      <TestTerminal />
      <DraftStrip />
      <MeetsSoon now={overview.data?.now ?? opened} />
      <Waiting overview={overview} />
    </>
  );
}

function Head({ now }: { now: string }) {
  const { today } = useAdminMessages();
  const { user } = useAdmin();
  const lang = useLang();
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.date}>{formatLongDay(lang, now)}</p>
        <h1 className={styles.greeting}>{today.greeting(partOfDay(hourOf(now)), user.firstName)}</h1>
      </div>
      <PageActions>
        <ButtonLink small to={pages.adminTab('workshops', { edit: NEW })}>
          <AdminIcon name="calendar" />
          {today.newWorkshop}
        </ButtonLink>
        <ButtonLink small look="primary" to={pages.adminTab('shop', { edit: NEW })}>
          <AdminIcon name="plus" />
          {today.newProduct}
        </ButtonLink>
      </PageActions>
    </div>
  );
}

function partOfDay(hour: number): 'morning' | 'noon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'noon' : 'evening';
}

function Waiting({ overview: { data, error, refetch } }: { overview: UseQueryResult<Overview> }) {
  const { today } = useAdminMessages();
  const firstSteps = useFirstSteps();
  const payments = usePayments();
  if (!data && error)
    return <LoadFailure title={today.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <TodaySkeleton />;
  // The demo catalogue has a card of its own.
  const steps = data.untouchedDemo === 0 ? firstSteps : null;
  const { products, workshops, tutorials } = data.counts;
  const isEmptyShop = products + workshops + tutorials === 0;
  return (
    <>
      {error && <LoadFailure title={today.failed} error={error} onRetry={() => void refetch()} />}
      <JumpChips overview={data} />
      <div className={styles.panels}>
        <DifferencesPanel differences={payments.data?.differences ?? []} />
        <OrdersPanel now={data.now} />
        {steps && <FirstSteps done={steps.done} />}
        {data.messages.total > 0 ? <MessagesPanel overview={data} /> : <CustomersPanel overview={data} />}
        {!(isEmptyShop && steps) && <WorkshopsPanel workshops={data.workshops} />}
        <StockPanel lowStock={data.lowStock} />
        <EnglishPanel untranslated={data.untranslated} />
        <WeekPanel />
      </div>
      {!isEmptyShop && <InOrder overview={data} />}
      <DemoCard untouched={data.untouchedDemo} />
    </>
  );
}

/** Shown after 200 ms. */
function TodaySkeleton() {
  const { common } = useMessages();
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <Skeleton className={styles.chips} />
      <div className={styles.panels}>
        <Skeleton className={styles.panel} />
        <Skeleton className={styles.panel} />
      </div>
    </div>
  );
}
