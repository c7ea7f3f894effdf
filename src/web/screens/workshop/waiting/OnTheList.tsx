import type { Ref } from 'react';
import { pages } from '#contract/routes.ts';
import type { WaitingSeats } from '#contract/seats.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LeaveButton } from '#web/screens/seats/LeaveButton.tsx';
import styles from './Waiting.module.css';

interface OnTheListProps {
  place: WaitingSeats;
  head: Ref<HTMLHeadingElement>;
  leave: () => void;
}

export function OnTheList({ place, head, leave }: OnTheListProps) {
  const { placed: t } = usePageTexts('seats');
  const { offerHours, mail } = useFacts();
  const { user } = useSessionState();
  return (
    <>
      <div className={styles.placed}>
        <span className={styles.mark}>
          <Icon name="check" size={20} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title} ref={head} tabIndex={-1}>
            {t.title(place.position ?? 1)}
          </h2>
          <p className={styles.text}>
            {t.for(place.seats)}{' '}
            {mail && user ? t.mail(isolatedAddress(user.email), offerHours) : t.noMail(offerHours)}
          </p>
        </div>
      </div>
      <div className={styles.acts}>
        <ButtonLink small to={pages.workshops()}>
          {t.others}
        </ButtonLink>
        <LeaveButton declines={false} look="link" onLeave={leave} />
      </div>
    </>
  );
}
