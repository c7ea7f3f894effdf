import { pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { shownWorkshop } from '#contract/shown-prices.ts';
import { formatDay } from '#i18n/dates.ts';
import { formatPercent } from '#i18n/format.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { LabelChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { PriceTag } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { CardTitle } from './CardTitle.tsx';
import { WorkshopDates } from './WorkshopDates.tsx';
import { altOf, locationOf, summaryOf, titleOf } from './entry-texts.ts';
import styles from './WorkshopTicket.module.css';

interface WorkshopTicketProps {
  workshop: Workshop;
  now: Date;
  joinBegun: boolean;
  heading: 'h2' | 'h3';
  /** Its picture is the first that a page shows. */
  priority?: boolean;
  onRegister: (workshop: Workshop) => void;
}

export function WorkshopTicket({
  workshop,
  now,
  joinBegun,
  heading,
  priority = false,
  onRegister,
}: WorkshopTicketProps) {
  const { workshops: t, categories, levels, product } = useMessages();
  const lang = useLang();
  const state = shownWorkshop(workshop, now, joinBegun);
  const title = titleOf(lang, workshop);
  const early = state.earlyBirdUntil !== null && !workshop.shouldHidePrice;
  return (
    <article className={cx(styles.ticket, state.status === 'past' && styles.past)}>
      <div className={styles.picture}>
        <Picture
          address={workshop.image}
          alt={altOf(lang, workshop, workshop.image)}
          sizes="(min-width: 900px) 392px, 92vw"
          priority={priority}
          className={styles.image}
        />
        <div className={styles.badge}>
          {state.status !== 'open' && <Badge look="dark">{t[state.status]}</Badge>}
          {state.status === 'open' && early && (
            <Badge look="offer">{t.earlyBird(formatPercent(workshop.earlyBirdDiscountPercentage))}</Badge>
          )}
        </div>
      </div>
      <div className={styles.text}>
        <div className={styles.chips}>
          <LabelChip filled>{categories[workshop.category]}</LabelChip>
          <LabelChip>{levels[workshop.level]}</LabelChip>
        </div>
        <CardTitle as={heading} to={pages.workshop(workshop._id)} className={styles.title} content={title} />
        <Text as="p" className={styles.description} content={summaryOf(lang, workshop)} />
        <ul className={styles.facts}>
          <li>
            <Icon name="pin" size={18} />
            <VisuallyHidden>{t.location}: </VisuallyHidden>
            <Text content={locationOf(lang, workshop)} />
          </li>
          {state.status === 'open' && (
            <li>
              <Icon name="people" size={18} />
              <VisuallyHidden>{t.seats}: </VisuallyHidden>
              {t.seatsLeft(state.seatsLeft)}
            </li>
          )}
          {state.status !== 'past' && state.over > 0 && (
            <li>
              <Icon name="clock" size={18} />
              {t.started(state.over, workshop.workshopDates.length - state.over)}
            </li>
          )}
        </ul>
      </div>
      <div className={styles.stub}>
        <WorkshopDates dates={workshop.workshopDates} now={now} />
        <div className={styles.buy}>
          {workshop.shouldHidePrice ? (
            <p className={styles.note}>{t.priceHidden}</p>
          ) : (
            <p className={styles.prices}>
              <PriceTag
                className={styles.price}
                originalClassName={styles.original}
                shekels={state.price}
                original={state.original}
                originalLabel={product.originalPrice}
              />
            </p>
          )}
          {early && state.status === 'open' && (
            <p className={styles.early}>{t.earlyUntil(formatDay(lang, state.earlyBirdUntil!))}</p>
          )}
          {state.status === 'open' ? (
            <Button
              look="primary"
              wide
              aria-label={t.registerLabel(title.text)}
              onClick={() => onRegister(workshop)}
            >
              {t.register}
            </Button>
          ) : state.status === 'full' ? (
            <ButtonLink wide to={pages.workshop(workshop._id)} aria-label={`${t.joinList}: ${title.text}`}>
              {t.joinList}
            </ButtonLink>
          ) : (
            <Button wide disabled>
              {t[state.status]}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
