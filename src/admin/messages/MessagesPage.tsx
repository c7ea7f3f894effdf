/** From 900 px on a message opens beside the list; it is in the address, so that Back closes it. */
import { useEffect, useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import { useOverview } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { ListHead } from '../lists/bar/ListHead.tsx';
import { Pager } from '../lists/bar/Pager.tsx';
import { useIsWide } from '../lists/useIsWide.ts';
import { useAdminNavigation } from '../navigation.ts';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { useWholePrint } from '../print/useWholePrint.ts';
import { rowsOf } from '../print/whole-list.ts';
import { placeOf } from '../lists/paging.ts';
import type { MessageCounts } from '#contract/contact-messages.ts';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import { ListTools } from '../lists/bar/ListTools.tsx';
import { useSearchQuery } from '../lists/bar/useSearchQuery.ts';
import { MessageBar } from './MessageBar.tsx';
import { MessageList } from './MessageList.tsx';
import { PrintedMessages } from './PrintedMessages.tsx';
import { OpenMessage } from './OpenMessage.tsx';
import {
  DEFAULT_MESSAGE_PAGE_SIZE,
  MESSAGE_PAGE_SIZES,
  type MessagesView,
  readMessagesView,
} from './messages-view.ts';
import { useMessagePage, useMessagePages, useOneMessage } from './useMessages.ts';
import styles from './MessagesPage.module.css';

export function MessagesPage() {
  const { messages: t } = useAdminMessages();
  const { common } = useMessages();
  const { search, change } = useAdminNavigation();
  const isWide = useIsWide();
  const [query, setQuery] = useSearchQuery();
  const view = readMessagesView(search);
  const { page, limit, q, state } = view;
  const { data, error, refetch, isPlaceholderData } = useMessagePage(view);
  const printed = useWholePrint(useMessagePages(view));
  const overview = useOverview().data;
  const [opened] = useState(() => new Date().toISOString());
  const unread = overview?.messages.total ?? 0;

  const last = data && !isPlaceholderData ? Math.max(1, data.pagination.pages) : page;
  useEffect(() => {
    if (page > last) change({ page: last === 1 ? undefined : String(last) });
  }, [page, last, change]);

  const total = data?.pagination.total;
  const { message: open, isMissing } = useOneMessage(search.message, data);
  const whole = open && (
    <OpenMessage key={open._id} message={open} onClose={() => change({ message: undefined })} />
  );
  const inPlace = !isWide && whole;
  return (
    <>
      <ListHead
        title={t.title}
        announced
        count={[
          total !== undefined && total > 0 && (q === '' ? t.total(total) : t.found(total)),
          unread > 0 && t.unread(unread),
        ]
          .filter((part) => part !== false)
          .join(', ')}
      >
        <ListTools
          title={t.title}
          file={adminApi.messageExport()}
          prepare={open ? undefined : printed.prepare}
        />
      </ListHead>
      {data && <PrintedMessages list={printed.rows ?? rowsOf(data)} open={open} />}
      {!inPlace && <MessageBar state={state} counts={data?.counts} query={query} onQuery={setQuery} />}
      {error && <LoadFailure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
          <RowsSkeleton rows={limit} />
        </>
      )}
      {data?.data.some(({ mail }) => mail.state === 'off') && !open && (
        <p className={styles.note}>
          <AdminIcon name="info" />
          {t.mail.off}
        </p>
      )}
      {total === 0 && !inPlace && (
        <NoMessages view={view} counts={data?.counts} onClear={() => setQuery('')} />
      )}
      {inPlace && (
        <>
          <Link to={adminPages.messages({ ...search, message: undefined })} className={styles.back}>
            <AdminIcon name="previous" />
            {t.back}
          </Link>
          {whole}
        </>
      )}
      {data && (data.data.length > 0 || whole) && !inPlace && (
        <div className={styles.card} aria-busy={isPlaceholderData}>
          <div className={styles.panes}>
            <div className={styles.list}>
              <MessageList
                messages={data.data}
                open={open?._id}
                beside={isWide}
                now={overview?.now ?? opened}
              />
            </div>
            {isWide && (
              <div className={styles.open}>
                {whole ?? <p className={styles.choose}>{isMissing ? t.gone : t.choose}</p>}
              </div>
            )}
          </div>
          <Pager
            place={placeOf(data)}
            size={limit}
            sizes={MESSAGE_PAGE_SIZES}
            wide={isWide}
            onPage={(next) => change({ page: next === 1 ? undefined : String(next), message: undefined })}
            onSize={(next) =>
              change({ size: next === DEFAULT_MESSAGE_PAGE_SIZE ? undefined : String(next), page: undefined })
            }
          />
        </div>
      )}
    </>
  );
}

interface NoMessagesProps {
  view: MessagesView;
  counts: MessageCounts | undefined;
  onClear: () => void;
}

function NoMessages({ view: { q, state }, counts, onClear }: NoMessagesProps) {
  const { messages: t } = useAdminMessages();
  if (q !== '') {
    return (
      <EmptyState text={t.notFound(q)}>
        <Button onClick={onClear}>{t.clearSearch}</Button>
      </EmptyState>
    );
  }
  const isEmpty = !counts || Object.values(counts).every((count) => count === 0);
  return <EmptyState text={isEmpty ? t.none : t.noneOf[state]} />;
}
