import { pages } from '#contract/routes.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { OtherDate, Workshop } from '#contract/workshops.ts';
import { shownWorkshop } from '#contract/shown-prices.ts';
import { TutorialList } from '#web/features/catalogue/TutorialList.tsx';
import { WorkshopList } from '#web/features/catalogue/WorkshopList.tsx';
import { altOf, descriptionOf, summaryOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { useFacts, useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Badge } from '#ui/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Container } from '#ui/Container.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { LongText } from '#ui/LongText.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import entry from '../entry/entry.module.css';
import { useAddToCart } from '../actions/use-add-to-cart.ts';
import { useTutorialAction } from '../actions/use-tutorial-action.ts';
import { hasWaiting, OtherDates } from './waiting-part.ts';
import { WorkshopFolds } from './WorkshopFolds.tsx';
import { WorkshopHead } from './WorkshopHead.tsx';
import styles from './WorkshopScreen.module.css';

export { prepare } from './waiting-part.ts';

interface WorkshopData {
  workshop: Workshop;
  others: Workshop[];
  /** The same workshop at other times, the nearest first. */
  dates: OtherDate[];
  /** Of its category. */
  tutorials: TutorialCard[];
}

export default function WorkshopScreen({ data }: ScreenProps<WorkshopData>) {
  const { workshop, others, dates, tutorials } = data;
  const { nav, categories, workshops } = useMessages();
  const t = usePageTexts('workshop');
  const lang = useLang();
  const addToCart = useAddToCart();
  const actionOf = useTutorialAction();
  const now = useNow();
  const { joinBegun } = useFacts();
  const title = titleOf(lang, workshop);
  const { status } = shownWorkshop(workshop, now, joinBegun);
  const above = [
    { to: pages.workshops(), label: nav.workshops },
    { to: pages.category(workshop.category), label: categories[workshop.category] },
  ];
  const register = ({ _id }: Workshop) => void addToCart('Workshop', _id);
  return (
    <>
      <PageHead
        title={title.text}
        description={summaryOf(lang, workshop).text}
        share={{ kind: 'workshops', entry: workshop }}
      />
      <Container className={entry.way}>
        <Breadcrumbs label={t.breadcrumbs} above={above} current={title} />
      </Container>
      <Container className={styles.page}>
        <div className={styles.stage}>
          <Picture
            address={workshop.image}
            alt={altOf(lang, workshop, workshop.image)}
            sizes="(min-width: 1280px) 632px, (min-width: 900px) 50vw, 100vw"
            priority
            className={styles.picture}
          />
          {status !== 'open' && (
            <div className={styles.badge}>
              <Badge look="dark">{workshops[status]}</Badge>
            </div>
          )}
        </div>
        <WorkshopHead
          workshop={workshop}
          onRegister={(seats) => void addToCart('Workshop', workshop._id, seats)}
        >
          {hasWaiting(data) && (
            <OtherDates workshop={workshop} isFull={status === 'full'} dates={dates} instead={others[0]} />
          )}
        </WorkshopHead>
        <div className={styles.body}>
          <LongText className={entry.description} content={descriptionOf(lang, workshop)} />
          <WorkshopFolds workshop={workshop} title={title.text} />
        </div>
      </Container>
      {others.length > 0 && (
        <Section title={t.others}>
          <WorkshopList
            workshops={others}
            heading="h3"
            now={now}
            joinBegun={joinBegun}
            onRegister={register}
          />
        </Section>
      )}
      {tutorials.length > 0 && (
        <Section title={t.tutorials}>
          <TutorialList tutorials={tutorials} heading="h3" actionOf={actionOf} />
        </Section>
      )}
      <div className={styles.end} />
    </>
  );
}
