/** A sheet for the studio's wall: names, phones, notes, and boxes to tick. */
import type { Attendee } from '#contract/attendees.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { Printed } from '../print/Printed.tsx';
import { type PrintedColumn, PrintedTable } from '../print/PrintedTable.tsx';

interface PrintedRosterProps {
  workshop: AdminWorkshop;
  /** In words. */
  when: string;
  attendees: readonly Attendee[];
}

export function PrintedRoster({ workshop, when, attendees }: PrintedRosterProps) {
  const lang = useLang();
  const columns = useColumns();
  return (
    <Printed title={<bdi>{titleOf(lang, workshop).text}</bdi>} note={when}>
      {() => <PrintedTable rows={attendees} columns={columns} />}
    </Printed>
  );
}

function useColumns(): PrintedColumn<Attendee>[] {
  const { roster: t } = useAdminMessages();
  return [
    { label: t.print.came, value: (one) => (one.state === 'attended' ? '☑' : '☐') },
    { label: t.columns.who, value: (one) => <bdi>{one.name}</bdi> },
    { label: t.print.seats, value: (one) => one.seats },
    { label: t.columns.phone, value: (one) => one.phone && <bdi dir="ltr">{one.phone}</bdi> },
    { label: t.columns.note, value: (one) => <Notes attendee={one} /> },
  ];
}

function Notes({ attendee: { question, answer, note } }: { attendee: Attendee }) {
  return (
    <>
      {answer !== undefined && (
        <div>
          <bdi>{question}</bdi> <bdi>{answer}</bdi>
        </div>
      )}
      {note !== undefined && <bdi>{note}</bdi>}
    </>
  );
}
