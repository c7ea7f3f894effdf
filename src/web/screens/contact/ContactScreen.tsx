import { useWords } from '#web/features/page/words.tsx';
import file from '#ui/art/tool-file.webp';
import { ContactLinks } from '#web/features/page/ContactLinks.tsx';
import { NetworkLinks } from '#web/features/page/NetworkLinks.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { ContactTopic } from '#contract/routes.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactScreen.module.css';

export default function ContactScreen({ search }: ScreenProps<null>) {
  const { contact } = useMessages();
  const t = usePageTexts('contact');
  const words = useWords('contact');
  const lang = useLang();
  const { address, hours, networks } = useFacts();
  const anyNetwork = Object.values(networks).some(Boolean);
  return (
    <>
      <PageHead title={contact.title} description={t.pageDescription} />
      <PageIntro title={contact.title} text={words.lead} art={{ src: file, width: 211, height: 266 }} />
      <Container className={styles.page}>
        <section className={styles.write}>
          <h2 className={styles.head}>{t.formTitle}</h2>
          <ContactForm key={search.about} topic={search.about as ContactTopic | undefined} />
        </section>
        <div className={styles.facts}>
          <section>
            <h2 className={styles.head}>{t.directTitle}</h2>
            <ContactLinks />
          </section>
          {address && (
            <section>
              <h2 className={styles.head}>{t.address}</h2>
              <p>{address[lang]}</p>
            </section>
          )}
          {hours && (
            <section>
              <h2 className={styles.head}>{t.hours}</h2>
              <p className={styles.hours}>{hours[lang]}</p>
            </section>
          )}
          {anyNetwork && (
            <section>
              <h2 className={styles.head}>{t.networks}</h2>
              <NetworkLinks networks={networks} />
            </section>
          )}
        </div>
      </Container>
    </>
  );
}
