import { useState } from 'react';
import type { BannerText } from '#contract/banner-texts.ts';
import { Button } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { useEntries } from '../data/queries.ts';
import { DraftStrip } from '../drafts/DraftStrip.tsx';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { DeleteDialog } from '../lists/deletion/DeleteDialog.tsx';
import { ListSkeleton } from '../lists/ListSkeleton.tsx';
import { NothingFound } from '../lists/ListStates.tsx';
import { ListHead, NewEntryButton } from '../lists/bar/ListHead.tsx';
import { Pager } from '../lists/bar/Pager.tsx';
import { RecentlyDeleted } from '../lists/deletion/RecentlyDeleted.tsx';
import { focusNew, focusRow } from '../lists/table/row-focus.ts';
import { OpenEditor } from '../lists/OpenEditor.tsx';
import { pageOf } from '../lists/paging.ts';
import { useIsWide } from '../lists/useIsWide.ts';
import { useReveal } from '../lists/useReveal.ts';
import { SearchField } from '../lists/bar/SearchField.tsx';
import { useSearchQuery } from '../lists/bar/useSearchQuery.ts';
import { readView, writeSize } from '../lists/list-view.ts';
import { NEW, useAdminNavigation } from '../navigation.ts';
import { BannerTextEditor } from './BannerTextEditor.tsx';
import { BannerStrip } from './BannerStrip.tsx';
import { BannerCards, BannerTable } from './BannerRows.tsx';
import { bannerRows, isRunning, type BannerSort } from './rows.ts';
import listStyles from '../lists/EntryList.module.css';
import stateStyles from '../lists/ListStates.module.css';
import styles from './BannerTextsTab.module.css';

const COLUMNS: readonly BannerSort[] = ['text', 'end'];

export function BannerTextsTab() {
  const { bannerTexts: t, lists } = useAdminMessages();
  const lang = useLang();
  const wide = useIsWide();
  const { search, change } = useAdminNavigation();
  const { data, error, refetch } = useEntries('banner-texts');
  const [now] = useState(() => new Date());
  const [query, setQuery] = useSearchQuery();
  const [asked, setAsked] = useState<string | null>(null);
  const view = { ...readView(search, [], COLUMNS), query: query.trim() };
  const column = COLUMNS.find((name) => name === view.sort.column) ?? 'state';
  const sort = { column, down: column !== 'state' && view.sort.down };
  const rows = bannerRows(data ?? [], view.query, sort, now);
  const page = pageOf(rows, view.page, view.size);
  const { marked, reveal } = useReveal({ ids: rows.map(({ _id }) => _id), page: page.page, size: view.size });
  const running = (data ?? []).filter((text) => isRunning(text, now));
  const add = () => change({ edit: NEW }, { push: true });
  const rowsProps = { rows: page.rows, now, marked, onDelete: setAsked };

  const body = () => {
    if (error && !data)
      return <LoadFailure title={lists.failed} error={error} onRetry={() => void refetch()} />;
    if (!data) return <ListSkeleton rows={4} columns={3} />;
    if (data.length === 0) return <Empty onAdd={add} />;
    return (
      <>
        {running[0] && (
          <div className={styles.now}>
            <p className={styles.caption}>{t.looksNow(running.length)}</p>
            <BannerStrip
              lang={lang}
              text={running[0].text}
              english={running[0].translations.en?.text}
              placeholder=""
            />
          </div>
        )}
        <SearchField label={t.search} query={query} onQuery={setQuery} className={styles.search} />
        {rows.length === 0 ? (
          <NothingFound query={view.query} onClear={() => setQuery('')} />
        ) : (
          <div className={wide ? listStyles.frame : listStyles.room}>
            {wide ? (
              <BannerTable
                {...rowsProps}
                sort={sort}
                onSort={(next) =>
                  change({
                    sort: next.column === 'state' ? undefined : `${next.down ? '-' : ''}${next.column}`,
                    page: undefined,
                  })
                }
              />
            ) : (
              <BannerCards {...rowsProps} />
            )}
            <Pager
              place={page}
              size={view.size}
              wide={wide}
              onPage={(to) => change({ page: to === 1 ? undefined : String(to) })}
              onSize={(size) => change({ size: writeSize(size), page: undefined })}
            />
          </div>
        )}
      </>
    );
  };

  return (
    <>
      <ListHead title={t.title} count={data && data.length > 0 && t.count(data.length, running.length)}>
        {data?.length !== 0 && <NewEntryButton label={t.add} onAdd={add} />}
      </ListHead>
      <DraftStrip kind="banner-texts" />
      {body()}
      {data && <RecentlyDeleted kind="banner-texts" texts={t.deletion} />}
      {asked && (
        <Deletion
          text={data?.find(({ _id }) => _id === asked)}
          rows={page.rows}
          onEnd={() => setAsked(null)}
        />
      )}
      <OpenEditor
        kind="banner-texts"
        Editor={BannerTextEditor}
        entries={data}
        gone={t.deletion.gone}
        onClosed={(edited) =>
          edited.id === null ? requestAnimationFrame(focusNew) : reveal({ ...edited, id: edited.id })
        }
      />
      {search.history !== undefined && (
        <HistoryDialog
          kind="banner-texts"
          entryId={search.history}
          onClose={() => change({ history: undefined })}
        />
      )}
    </>
  );
}

function Empty({ onAdd }: { onAdd: () => void }) {
  const { bannerTexts: t } = useAdminMessages();
  return (
    <div className={stateStyles.empty}>
      <h2 className={stateStyles.title}>{t.emptyTitle}</h2>
      <p className={stateStyles.text}>{t.emptyText}</p>
      <div className={stateStyles.buttons}>
        <Button look="primary" data-new-entry onClick={onAdd}>
          <AdminIcon name="plus" />
          {t.emptyAdd}
        </Button>
      </div>
    </div>
  );
}

interface DeletionProps {
  text: BannerText | undefined;
  rows: readonly BannerText[];
  onEnd: () => void;
}

/** Asks, then moves the focus to the next row. */
function Deletion({ text, rows, onEnd }: DeletionProps) {
  const { bannerTexts: t } = useAdminMessages();
  if (!text) return null;
  const index = rows.indexOf(text);
  const next = rows[index + 1] ?? rows[index - 1];
  return (
    <DeleteDialog
      kind="banner-texts"
      id={text._id}
      title={text.text}
      texts={t.deletion}
      onGone={() => {
        onEnd();
        if (next) focusRow(next._id);
        else focusNew();
      }}
      onBack={() => focusRow(text._id)}
      onClose={() => {
        onEnd();
        focusRow(text._id);
      }}
    />
  );
}
