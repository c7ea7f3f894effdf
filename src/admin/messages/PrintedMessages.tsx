/** The open message, or else the list. */
import type { ContactMessage } from '#contract/contact-messages.ts';
import { formatLongDay } from '#i18n/admin/dates.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { Printed } from '../print/Printed.tsx';
import { type PrintedColumn, PrintedTable } from '../print/PrintedTable.tsx';
import type { PrintedRows } from '../print/whole-list.ts';
import { stateOf } from './message-cache.ts';
import styles from '../print/Printed.module.css';

interface PrintedMessagesProps {
  list: PrintedRows<ContactMessage>;
  open: ContactMessage | undefined;
}

export function PrintedMessages({ list: { rows, total }, open }: PrintedMessagesProps) {
  const { messages: t, lists } = useAdminMessages();
  const columns = useColumns();
  if (open) {
    return <Printed title={<bdi>{open.subject}</bdi>}>{() => <Whole message={open} />}</Printed>;
  }
  const note = rows.length === total ? t.total(total) : lists.tools.partOf(rows.length, total);
  return (
    <Printed title={t.title} note={note}>
      {() => <PrintedTable rows={rows} columns={columns} />}
    </Printed>
  );
}

function Whole({ message: { name, email, message, createdDate } }: { message: ContactMessage }) {
  const lang = useLang();
  return (
    <>
      <p>
        <bdi>{name}</bdi>, <bdi dir="ltr">{email}</bdi>
      </p>
      <p>{`${formatLongDay(lang, createdDate)}, ${formatTime(createdDate)}`}</p>
      <p className={styles.text} dir="auto">
        {message}
      </p>
    </>
  );
}

function useColumns(): PrintedColumn<ContactMessage>[] {
  const { messages: t } = useAdminMessages();
  const { columns } = t;
  const lang = useLang();
  return [
    { label: columns.at, value: ({ createdDate }) => formatDay(lang, createdDate, true) },
    { label: columns.from, value: (message) => <From message={message} /> },
    { label: columns.message, value: (message) => <Words message={message} /> },
    { label: columns.state, value: (message) => t.is[stateOf(message)] },
  ];
}

function From({ message: { name, email } }: { message: ContactMessage }) {
  return (
    <>
      <bdi>{name}</bdi>
      <br />
      <bdi dir="ltr">{email}</bdi>
    </>
  );
}

function Words({ message: { subject, message } }: { message: ContactMessage }) {
  return (
    <>
      <b dir="auto">{subject}</b>
      <br />
      <bdi className={styles.text}>{message}</bdi>
    </>
  );
}
