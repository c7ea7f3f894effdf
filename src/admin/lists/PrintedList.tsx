/** All rows that the list's search and filters leave, not its page alone. */
import { useLang } from '#ui/language.tsx';
import { Text } from '#ui/Text.tsx';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import type { Entries } from '../data/entry-types.ts';
import { useAdminMessages } from '../language.tsx';
import { Printed } from '../print/Printed.tsx';
import { type PrintedColumn, PrintedTable } from '../print/PrintedTable.tsx';
import type { ListedKind, ListKind } from './list-kind.ts';

interface PrintedListProps<Kind extends ListedKind> {
  list: ListKind<Kind>;
  /** In order. */
  ids: readonly string[];
  entries: readonly Entries[Kind][];
}

export function PrintedList<Kind extends ListedKind>({ list, ids, entries }: PrintedListProps<Kind>) {
  const columns = useColumns(list);
  const { texts } = list;
  return (
    <Printed title={texts.title} note={texts.count(ids.length)}>
      {() => {
        const byId = new Map<string, Entries[Kind]>(entries.map((entry) => [entry._id, entry]));
        return <PrintedTable rows={ids.flatMap((id) => byId.get(id) ?? [])} columns={columns} />;
      }}
    </Printed>
  );
}

function useColumns<Kind extends ListedKind>(list: ListKind<Kind>): PrintedColumn<Entries[Kind]>[] {
  const { lists } = useAdminMessages();
  const lang = useLang();
  const { texts, under, printed } = list;
  return [
    { label: texts.column, value: (entry) => <Text content={titleOf(lang, entry)} /> },
    { label: lists.category, value: under },
    ...printed,
    { label: texts.activeLabel, value: ({ active }) => (active ? texts.active : texts.hidden) },
  ];
}
