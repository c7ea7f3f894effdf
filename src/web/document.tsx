/** The whole document, so that language and direction are right in the first byte and follow the page. */
import { Outlet, rootRouteId, useLoaderData, useRouteContext, useRouterState } from '@tanstack/react-router';
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import favicon from '#ui/art/favicon.png';
import { CartProvider } from './features/cart/context.tsx';
import { FactsProvider } from './features/page/facts.tsx';
import { SessionProvider } from './features/session/context.tsx';
import type { RouterContext } from './router-context.ts';
import { Shell } from './shell/Shell.tsx';
import type { ShellData } from './shell/shell-data.ts';
import '#ui/styles/fonts.css';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { LanguageProvider } from '#ui/language.tsx';

export function Document() {
  const { facts, banner } = useLoaderData({ from: rootRouteId }) as ShellData;
  const { session, cart } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const lang = useRouteLang();
  return (
    // The banner's script marks a closed banner on this element before React starts.
    <html lang={lang} dir={LOCALE[lang].dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5f5dc" />
        <link rel="icon" type="image/png" href={favicon} />
      </head>
      <body>
        <LanguageProvider lang={lang}>
          <FactsProvider value={facts}>
            <SessionProvider value={session}>
              <CartProvider value={cart}>
                <Shell banner={banner}>
                  <Outlet />
                </Shell>
              </CartProvider>
            </SessionProvider>
          </FactsProvider>
        </LanguageProvider>
      </body>
    </html>
  );
}

/** The language of what is shown: it lags the address while the other language's page loads. */
function useRouteLang(): Lang {
  return useRouterState({
    select: ({ matches }) =>
      matches.some(({ routeId }) => (routeId as string).startsWith('/en')) ? 'en' : 'he',
  });
}
