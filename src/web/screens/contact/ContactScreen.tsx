/** Contact: the direct links and where the studio is. */
import file from '../../art/tool-file.webp';
import { ContactLinks } from '../../features/page/ContactLinks.tsx';
import { NetworkLinks } from '../../features/page/NetworkLinks.tsx';
import { PageHead } from '../../features/page/PageHead.tsx';
import { useFacts } from '../../features/page/facts.tsx';
import { Container } from '../../ui/Container.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { useLang, useMessages } from '../../ui/language.tsx';
import styles from './ContactScreen.module.css';

export default function ContactScreen() {
  const { contact } = useMessages();
  const lang = useLang();
  const { address, networks } = useFacts();
  const anyNetwork = Object.values(networks).some(Boolean);
  return (
    <>
      <PageHead title={contact.title} description={contact.pageDescription} />
      <PageIntro title={contact.title} text={contact.lead} art={{ src: file, width: 211, height: 266 }} />
      <Container className={styles.page}>
        <ContactLinks />
        <div className={styles.facts}>
          {address && (
            <section>
              <h2 className={styles.head}>{contact.address}</h2>
              <p>{address[lang]}</p>
            </section>
          )}
          {anyNetwork && (
            <section>
              <h2 className={styles.head}>{contact.networks}</h2>
              <NetworkLinks networks={networks} />
            </section>
          )}
        </div>
      </Container>
    </>
  );
}
