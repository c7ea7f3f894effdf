import type { Order } from '#contract/orders.ts';
import { fullName } from '#domain/person.ts';
import { formatShortDay } from '#i18n/admin/dates.ts';
import { contentText } from '#i18n/content.ts';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { Printed } from '../print/Printed.tsx';
import { type PrintedColumn, PrintedTable } from '../print/PrintedTable.tsx';
import type { PrintedRows } from '../print/whole-list.ts';
import { PaymentMark } from './PaymentMark.tsx';
import { Sum } from './Sum.tsx';
import { Step } from './Step.tsx';
import { nextStep } from './next-step.ts';

export function PrintedOrders({ list: { rows, total }, now }: { list: PrintedRows<Order>; now: string }) {
  const { orders: t, lists } = useAdminMessages();
  const columns = useColumns(now);
  const note = rows.length === total ? t.total(total) : lists.tools.partOf(rows.length, total);
  return (
    <Printed title={t.title} note={note}>
      {() => <PrintedTable rows={rows} columns={columns} />}
    </Printed>
  );
}

function useColumns(now: string): PrintedColumn<Order>[] {
  const { columns } = useAdminMessages().orders;
  const lang = useLang();
  return [
    {
      label: columns.order,
      value: ({ number, createdDate }) => (
        <>
          <b>{number}</b>
          <br />
          <time dateTime={createdDate}>{formatShortDay(lang, createdDate)}</time>
        </>
      ),
    },
    { label: columns.who, value: ({ contact }) => <bdi>{fullName(contact)}</bdi> },
    {
      label: columns.what,
      value: ({ lines }) =>
        lines
          .map(({ title, translations }) => contentText(lang, title, translations?.en?.title).text)
          .join(', '),
    },
    {
      label: columns.total,
      value: ({ total }) => <Sum amount={total} />,
    },
    { label: columns.payment, value: (order) => <PaymentMark order={order} /> },
    { label: columns.next, value: (order) => <Step step={nextStep(order, now)} now={now} /> },
  ];
}
