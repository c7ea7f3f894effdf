/**
 * A page's title, description, canonical address and its other language; React moves these tags into
 * the head on both sides.
 */
import { useRouterState } from '@tanstack/react-router';
import { LANGS } from '../../../domain/language.ts';
import { LOCALE } from '../../../i18n/locales.ts';
import { inLanguage, readLanguage } from '../../../contract/routes.ts';
import { useLang } from '../../ui/language.tsx';
import { useFacts } from './facts.tsx';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Kept out of search engines: login, errors. */
  noindex?: boolean;
}

export function PageHead({ title, description, noindex }: PageHeadProps) {
  const lang = useLang();
  const facts = useFacts();
  const path = useRouterState({ select: (state) => readLanguage((state.resolvedLocation ?? state.location).pathname).path });
  const shop = facts.name[lang];
  const full = `${title} · ${shop}`;
  const address = (of: (typeof LANGS)[number]) => facts.publicUrl + inLanguage(of, path);
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(lang)} />
          {LANGS.map((of) => (
            <link key={of} rel="alternate" hrefLang={of} href={address(of)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('he')} />
        </>
      )}
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={LOCALE[lang].openGraph} />
    </>
  );
}
