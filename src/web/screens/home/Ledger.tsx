import { pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { shownWorkshop } from '#contract/shown-prices.ts';
import { formatDayNumeral, formatMonth, formatTime, formatWeekday } from '#i18n/dates.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useNow } from '#web/features/page/facts.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { PriceTag } from '#ui/Price.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './Ledger.module.css';

export function Ledger({ workshops }: { workshops: Workshop[] }) {
  const home = usePageTexts('home');
  return (
    <section className={styles.ledger}>
      <Container>
        <div className={styles.head}>
          <h2 className={styles.title}>{home.coming}</h2>
          <MoreLink to={pages.workshops()} label={home.allDates} />
        </div>
        <ul>
          {workshops.map((workshop, index) => (
            <LedgerRow key={workshop._id} workshop={workshop} first={index === 0} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function LedgerRow({ workshop, first }: { workshop: Workshop; first: boolean }) {
  const { workshops: t, product } = useMessages();
  const home = usePageTexts('home');
  const lang = useLang();
  const state = shownWorkshop(workshop, useNow());
  const title = titleOf(lang, workshop);
  const date = workshop.workshopDates[0]!.date;
  const isFull = state.status === 'full';
  return (
    <li className={styles.row}>
      <time dateTime={date} className={styles.date}>
        <span className={styles.day}>{formatDayNumeral(date)}</span>
        <span className={styles.month}>{formatMonth(lang, date)}</span>
      </time>
      <Picture address={workshop.image} alt="" sizes="150px" className={styles.picture} />
      <div className={styles.words}>
        <Text as="h3" className={styles.name} content={title} />
        <p className={styles.facts}>
          <span>
            <Icon name="clock" size={18} />
            {formatWeekday(lang, date)}, <bdi dir="ltr">{formatTime(date)}</bdi>
          </span>
          <span>
            <Icon name="people" size={18} />
            {isFull ? t.full : t.seatsLeft(state.seatsLeft)}
          </span>
        </p>
      </div>
      <p className={styles.prices}>
        {!workshop.shouldHidePrice && (
          <PriceTag
            className={styles.price}
            originalClassName={styles.original}
            shekels={state.price}
            original={state.original}
            originalLabel={product.originalPrice}
          />
        )}
      </p>
      <ButtonLink
        to={pages.workshop(workshop._id)}
        look={first && !isFull ? 'primary' : 'secondary'}
        small
        className={styles.action}
        aria-label={(isFull ? home.detailsLabel : t.registerLabel)(title.text)}
      >
        {isFull ? home.details : t.register}
      </ButtonLink>
    </li>
  );
}
