/** The page of the list: the users of a large shop are a file's, not a print's. */
import type { User } from '#contract/auth.ts';
import { fullName } from '#domain/person.ts';
import { formatShortDay } from '#i18n/admin/dates.ts';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { Printed } from '../print/Printed.tsx';
import { type PrintedColumn, PrintedTable } from '../print/PrintedTable.tsx';

export function PrintedUsers({ users }: { users: readonly User[] }) {
  const { users: t } = useAdminMessages();
  const columns = useColumns();
  return <Printed title={t.title}>{() => <PrintedTable rows={users} columns={columns} />}</Printed>;
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
