/** The terms' essentials (spec §9). */
import { PageHead } from '../../features/page/PageHead.tsx';
import { Container } from '../../ui/Container.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { useMessages } from '../../ui/language.tsx';
import styles from './TermsScreen.module.css';

export default function TermsScreen() {
  const { terms } = useMessages();
  return (
    <>
      <PageHead title={terms.title} description={terms.pageDescription} />
      <PageIntro title={terms.title} text={terms.lead} />
      <Container className={styles.page}>
        {terms.points.map((point) => (
          <section key={point.title} className={styles.point}>
            <h2 className={styles.head}>{point.title}</h2>
            <p>{point.text}</p>
          </section>
        ))}
      </Container>
    </>
  );
}
