import type { User } from '#contract/auth.ts';
import { fullName } from '#domain/person.ts';
import { formatShortDay } from '#i18n/admin/dates.ts';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { Printed } from '../print/Printed.tsx';
import { type PrintedColumn, PrintedTable } from '../print/PrintedTable.tsx';
import type { PrintedRows } from '../print/whole-list.ts';

export function PrintedUsers({ rows, total }: PrintedRows<User>) {
  const { users: t, lists } = useAdminMessages();
  const columns = useColumns();
  const note = rows.length === total ? t.total(total) : lists.tools.partOf(rows.length, total);
  return (
    <Printed title={t.title} note={note}>
      {() => <PrintedTable rows={rows} columns={columns} />}
    </Printed>
  );
}

function useColumns(): PrintedColumn<User>[] {
  const { users: t } = useAdminMessages();
  const { columns } = t;
  const lang = useLang();
  return [
    { label: t.name, value: (user) => <bdi>{fullName(user)}</bdi> },
    { label: columns.email, value: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    { label: columns.phone, value: ({ phoneNumber }) => <bdi dir="ltr">{phoneNumber}</bdi> },
    { label: columns.role, value: ({ role }) => t.roles[role] },
    { label: columns.joined, value: ({ joinedDate }) => formatShortDay(lang, joinedDate) },
  ];
}
