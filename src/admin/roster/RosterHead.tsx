import { useRef, useState } from 'react';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import type { Roster } from '#contract/attendees.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { ListTools } from '../lists/bar/ListTools.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { SeatDots } from './SeatDots.tsx';
import { heldSeats } from './roster-words.ts';
import styles from './RosterHead.module.css';

interface RosterHeadProps {
  workshop: AdminWorkshop;
  /** In words. */
  when: string;
  roster: Roster;
}

export function RosterHead({ workshop, when, roster }: RosterHeadProps) {
  const { roster: t } = useAdminMessages();
  const lang = useLang();
  const [writing, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { taken, held, limit, ownSeats } = roster;
  const { offered, kept } = heldSeats(roster);
  const title = titleOf(lang, workshop);
  const words = [
    t.taken(taken, limit),
    ...(offered > 0 ? [t.offered(offered)] : []),
    ...(kept > 0 ? [t.kept(kept)] : []),
    ...(ownSeats > 0 ? [t.own(ownSeats)] : []),
  ];
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Text content={title} />
        </h1>
        <p className={styles.when}>
          <span>{when}</span>
          <span className={styles.seats}>
            <SeatDots taken={taken} held={held} limit={limit} />
            {words.join(', ')}
          </span>
        </p>
      </div>
      <div className={styles.acts}>
        <ListTools title={title.text} file={adminApi.attendeeExport(workshop._id)} />
        <Button ref={opener} small className={styles.message} onClick={() => setWriting(true)}>
          <AdminIcon name="mail" />
          {t.message.title}
        </Button>
        <ButtonLink small look="primary" to={adminPages.roster(workshop._id, { day: 1 })}>
          <AdminIcon name="check" />
          {t.day.open}
        </ButtonLink>
      </div>
      <MessageDialog
        open={writing}
        onOpenChange={setWriting}
        opener={opener}
        workshop={workshop}
        title={title.text}
        when={when}
        roster={roster}
      />
    </div>
  );
}
