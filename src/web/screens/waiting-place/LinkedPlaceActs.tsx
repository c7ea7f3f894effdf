import { pages } from '#contract/routes.ts';
import type { LinkedPlace } from '#contract/waiting-list.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { Countdown } from '../seats/Countdown.tsx';

interface LinkedPlaceActsProps {
  place: LinkedPlace;
  /** Why leaving didn't work. */
  failure: string | null;
  /** The time of an offer has passed. */
  onEnd: () => void;
  onLeave: () => void;
}

export function LinkedPlaceActs({ place, failure, onEnd, onLeave }: LinkedPlaceActsProps) {
  const { link: t } = usePageTexts('seats');
  const { offer } = place;
  return (
    <>
      {offer && <Countdown until={offer.until} onEnd={onEnd} />}
      <FormError>{failure}</FormError>
      <ButtonLink look="primary" wide to={pages.workshop(place.workshop)}>
        {offer ? t.toOffer : t.toWorkshop}
      </ButtonLink>
      <Button wide onClick={onLeave}>
        {offer ? t.offered.act : t.placed.act}
      </Button>
    </>
  );
}
