/** A tab of products, workshops or tutorials: the list, and the editor, history or question over it. */
import { useMemo, useState } from 'react';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import { useLang } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Entries } from '../data/entry-types.ts';
import { useEntries } from '../data/queries.ts';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { useAdminNavigation } from '../navigation.ts';
import { Cards } from './table/Cards.tsx';
import type { ListedKind, ListKind } from './list-kind.ts';
import { ListBar } from './bar/ListBar.tsx';
import { ListTools } from './bar/ListTools.tsx';
import { ListHead, NewEntryButton } from './bar/ListHead.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { DraftStrip } from '../drafts/DraftStrip.tsx';
import { EmptyList, NothingFound } from './ListStates.tsx';
import { OpenEditor } from './OpenEditor.tsx';
import { PrintedEntry } from '../print/PrintedEntry.tsx';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { PrintedList } from './PrintedList.tsx';
import { Pager } from './bar/Pager.tsx';
import { RecentlyDeleted } from './deletion/RecentlyDeleted.tsx';
import { focusNew, focusPrice, focusRow } from './table/row-focus.ts';
import { rowView } from './table/row-view.tsx';
import { SavedAnnouncement } from './table/RowFeedback.tsx';
import { sortColumns } from './bar/sorting.ts';
import { Table } from './table/Table.tsx';
import { useDeletion } from './deletion/useDeletion.tsx';
import { useIsWide } from './useIsWide.ts';
import { useListRows } from './useListRows.ts';
import { useReveal } from './useReveal.ts';
import { useListActions } from './table/useListActions.ts';
import { useRowEdits } from './table/useRowEdits.ts';
import { useZeroPrice } from './table/useZeroPrice.tsx';
import { useSearchQuery } from './bar/useSearchQuery.ts';
import { readView, writeSize, writeSort } from './list-view.ts';
import styles from './EntryList.module.css';

const NO_ENTRIES: readonly never[] = [];
const NO_STATES: ReadonlyMap<string, never> = new Map<string, never>();

export function EntryList<Kind extends ListedKind>({ list }: { list: ListKind<Kind> }) {
  const messages = useAdminMessages();
  const lang = useLang();
  const wide = useIsWide();
  const { search, change } = useAdminNavigation();
  const { data: entries, error, refetch } = useEntries(list.kind);
  const edits = useRowEdits(list.kind);
  const states = useStore(edits.states, NO_STATES);

  const columns = useMemo(() => sortColumns(list, messages, lang), [list, messages, lang]);
  const [query, setQuery] = useSearchQuery();
  const addressed = readView(
    search,
    list.filters.map(({ name }) => name),
    columns.map(({ name }) => name),
  );
  // A query that the address doesn't have yet starts at its first page.
  const view = {
    ...addressed,
    query: query.trim(),
    page: query.trim() === addressed.query ? addressed.page : 1,
  };
  const { page, counts, ids } = useListRows<Entries[Kind]>(entries ?? NO_ENTRIES, states, view, {
    filters: list.filters,
    sortValue: columns.find(({ name }) => name === view.sort.column)!.value,
    lang,
  });
  const [open, setOpen] = useState<string | null>(null);
  const zeroPrice = useZeroPrice({
    kind: list.kind,
    edits,
    entry: (id) => entries?.find(({ _id }) => _id === id),
    // The question doesn't stand over a phone's sheet.
    onAsk: () => setOpen(null),
    onBack: wide ? focusPrice : setOpen,
  });
  const rows = page.rows.map((entry) => rowView(list, entry, states.get(entry._id), zeroPrice.edits, lang));

  const deletion = useDeletion(list.texts, edits.settled);
  const actions = useListActions(deletion.ask);
  const { marked, reveal } = useReveal({ ids, page: page.page, size: view.size });
  const rowsProps = { rows, actions, open, onOpen: setOpen, marked };

  const body = () => {
    if (!entries && error)
      return <LoadFailure title={messages.lists.failed} error={error} onRetry={() => void refetch()} />;
    if (entries && rows.length === 0) {
      const clear = () => {
        setQuery('');
        change({ q: undefined, show: undefined, category: undefined, page: undefined });
      };
      return <NothingFound query={view.query} onClear={clear} />;
    }
    const waiting = entries ? 0 : Math.min(view.size, 10);
    const pager = entries && (
      <Pager
        place={page}
        size={view.size}
        wide={wide}
        onPage={(to) => change({ page: to === 1 ? undefined : String(to) })}
        onSize={(size) => change({ size: writeSize(size), page: undefined })}
      />
    );
    if (!wide) {
      return (
        <>
          {entries ? <Cards {...rowsProps} /> : <ListSkeleton rows={waiting} />}
          {pager}
        </>
      );
    }
    return (
      <div className={styles.frame}>
        <Table
          {...rowsProps}
          waiting={waiting}
          kind={list.kind}
          columns={list.columns}
          starred={list.isPromoted !== undefined}
          sort={view.sort}
          sortOptions={columns}
          onSort={(sort) => change({ sort: writeSort(sort), page: undefined })}
        />
        {pager}
      </div>
    );
  };

  const isEmpty = entries?.length === 0;
  const edited = entries?.find(({ _id }) => _id === search.edit);
  return (
    <>
      <ListHead title={list.texts.title} count={entries && !isEmpty && list.texts.count(entries.length)}>
        {!isEmpty && (
          <ListTools
            title={list.texts.title}
            file={list.kind === 'products' ? adminApi.productExport() : undefined}
            importPage={list.kind === 'products' ? adminPages.import() : undefined}
          />
        )}
        {!isEmpty && <NewEntryButton label={list.texts.add} onAdd={() => actions.add()} />}
      </ListHead>
      {entries && edited && <PrintedEntry title={titleOf(lang, edited).text} entry={edited} />}
      {entries && !edited && <PrintedList list={list} ids={ids} entries={entries} />}
      <DraftStrip kind={list.kind} />
      {isEmpty ? (
        <EmptyList
          texts={list.texts}
          onAdd={actions.add}
          pictureField={list.pictureField}
          importPage={list.kind === 'products' ? adminPages.import() : undefined}
          plainField={list.plainField}
        />
      ) : (
        <>
          <ListBar
            kind={list.kind}
            filters={list.filters}
            view={view}
            query={query}
            onQuery={setQuery}
            counts={entries ? counts : null}
            sortOptions={columns}
          />
          {body()}
        </>
      )}
      {entries && <RecentlyDeleted kind={list.kind} texts={list.texts} />}
      <VisuallyHidden role="status">{wide && !entries && !error && messages.lists.loading}</VisuallyHidden>
      <SavedAnnouncement rows={rows} />
      {deletion.question(rows)}
      {zeroPrice.question}
      <OpenEditor
        kind={list.kind}
        Editor={list.Editor}
        entries={entries}
        gone={list.texts.gone}
        settled={edits.settled}
        onClosed={({ id, isNew, saved }) =>
          id === null ? requestAnimationFrame(focusNew) : reveal({ id, isNew, saved })
        }
      />
      {search.history !== undefined && (
        <HistoryDialog
          kind={list.kind}
          entryId={search.history}
          onClose={() => {
            change({ history: undefined });
            requestAnimationFrame(() => focusRow(search.history!));
          }}
        />
      )}
    </>
  );
}
