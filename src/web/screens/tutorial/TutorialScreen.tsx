/** A tutorial's own page: cover, title, description and price. */
import { pages } from '../../../contract/routes.ts';
import type { Tutorial } from '../../../contract/tutorials.ts';
import { TutorialFacts } from '../../features/catalogue/TutorialFacts.tsx';
import { altOf, descriptionOf, summaryOf, titleOf } from '../../features/catalogue/texts.ts';
import { PageHead } from '../../features/page/PageHead.tsx';
import type { ScreenProps } from '../../screens.ts';
import { LabelChip } from '../../ui/Chip.tsx';
import { Container } from '../../ui/Container.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { MoreLink } from '../../ui/Section.tsx';
import { TutorialCall } from './TutorialCall.tsx';
import { LongText, Text } from '../../ui/Text.tsx';
import { useLang, useMessages } from '../../ui/language.tsx';
import styles from './TutorialScreen.module.css';

export default function TutorialScreen({ data: tutorial }: ScreenProps<Tutorial>) {
  const { tutorial: words, tutorials, categories, levels } = useMessages();
  const lang = useLang();
  const title = titleOf(lang, tutorial);
  const free = tutorial.price === 0;
  return (
    <>
      <PageHead title={title.text} description={summaryOf(lang, tutorial).text} />
      <Container className={styles.page}>
        <div className={styles.back}>
          <MoreLink to={pages.tutorials()} label={words.back} />
        </div>
        <Picture
          address={tutorial.imagePath}
          alt={altOf(lang, tutorial, tutorial.imagePath)}
          sizes="(min-width: 900px) 640px, 92vw"
          priority
          className={styles.cover}
        />
        <div className={styles.words}>
          <div className={styles.chips}>
            <LabelChip filled>{categories[tutorial.category]}</LabelChip>
            <LabelChip>{levels[tutorial.level]}</LabelChip>
          </div>
          <Text as="h1" className={styles.title} content={title} />
          <TutorialFacts tutorial={tutorial} />
          <LongText className={styles.description} content={descriptionOf(lang, tutorial)} />
          <p className={styles.price}>
            {free ? tutorials.free : <Price shekels={tutorial.price} />}
          </p>
          <TutorialCall tutorial={tutorial} title={title.text} />
        </div>
      </Container>
    </>
  );
}
