/** What stands around every screen: banner, header, footer and the place of messages. */
import type { ReactNode } from 'react';
import type { ActiveBannerText } from '../../contract/banner-texts.ts';
import { Banner } from '../features/banner/Banner.tsx';
import { useMessages } from '../ui/language.tsx';
import { Snackbars } from '../ui/snackbar/Snackbars.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import styles from './Shell.module.css';

const MAIN = 'main';

export function Shell({ banner, children }: { banner: ActiveBannerText[]; children: ReactNode }) {
  const messages = useMessages();
  useFocusOnNavigation(MAIN);
  return (
    <>
      <a className={styles.skip} href={`#${MAIN}`}>
        {messages.common.skipToContent}
      </a>
      <Banner texts={banner} />
      <Header />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Snackbars />
    </>
  );
}
