/** About the studio. */
import portrait from '../../art/portrait-640.avif';
import portraitFallback from '../../art/portrait-640.webp';
import { NetworkLinks } from '../../features/page/NetworkLinks.tsx';
import { PageHead } from '../../features/page/PageHead.tsx';
import { useFacts } from '../../features/page/facts.tsx';
import { Container } from '../../ui/Container.tsx';
import { useMessages } from '../../ui/language.tsx';
import styles from './AboutScreen.module.css';

export default function AboutScreen() {
  const { about } = useMessages();
  const { networks } = useFacts();
  return (
    <>
      <PageHead title={about.title} description={about.pageDescription} />
      <Container className={styles.page}>
        <picture className={styles.portrait}>
          <source type="image/avif" srcSet={portrait} />
          <img src={portraitFallback} alt={about.portraitAlt} width={640} height={640} />
        </picture>
        <div className={styles.words}>
          <h1 className={styles.title}>{about.title}</h1>
          <p className={styles.lead}>{about.lead}</p>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <NetworkLinks networks={networks} />
        </div>
      </Container>
    </>
  );
}
