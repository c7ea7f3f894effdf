import { useLayoutEffect, type ReactNode } from 'react';
import type { ActiveBannerText } from '#contract/banner-texts.ts';
import { isAdminPath } from '#contract/routes.ts';
import { repeatPreHydrationPresses } from '../pre-hydration-press.ts';
import { Banner } from '../features/banner/Banner.tsx';
import { useMessages } from '#ui/language.tsx';
import { Snackbars } from '#ui/snackbar/Snackbars.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePath } from './usePath.ts';
import { MAIN } from '#ui/main.ts';
import styles from './Shell.module.css';

export function Shell({ banner, children }: { banner: ActiveBannerText[]; children: ReactNode }) {
  const messages = useMessages();
  const { path } = usePath();
  useFocusOnNavigation(MAIN);
  useLayoutEffect(() => void repeatPreHydrationPresses(), []);
  return (
    <>
      <a className={styles.skip} href={`#${MAIN}`}>
        {messages.common.skipToContent}
      </a>
      {isAdminPath(path) ? (
        children
      ) : (
        <>
          <Banner texts={banner} />
          <Header />
          <main id={MAIN} tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </>
      )}
      <Snackbars />
    </>
  );
}
