/** The canonical address has no filter or sort: its one parameter is the page of an unfiltered list. */
import { useRouterState } from '@tanstack/react-router';
import { use } from 'react';
import { LANGS } from '#domain/language.ts';
import type { ListPlace } from '#contract/list-pages.ts';
import { inLanguage, readLanguage } from '#contract/routes.ts';
import type { SharedEntry } from '#contract/share.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { useFacts } from './facts.tsx';
import { ShareTagsContext } from './share-tags-context.ts';
import { shortText } from './short-text.ts';

interface PageHeadProps {
  title: string;
  /** Any length; cut to its first words. */
  description?: string;
  /** Hidden from search engines: login, errors. */
  noindex?: boolean;
  /** The entry whose picture and price a shared link shows. */
  share?: SharedEntry;
  pages?: ListPlace;
}

export function PageHead({ title, description, noindex, share, pages: place }: PageHeadProps) {
  const lang = useLang();
  const { listPages } = useMessages();
  const facts = useFacts();
  const shareTags = use(ShareTagsContext);
  const path = useRouterState({
    select: (state) => readLanguage((state.resolvedLocation ?? state.location).pathname).path,
  });
  const shop = facts.name[lang];
  const named =
    place && place.page > 1 ? listPages.pageTitle(shortText(title), place.page) : shortText(title);
  const full = `${named} · ${shop}`;
  const summary = shortText(description || (share ? title : ''));
  const address = (of: (typeof LANGS)[number]) => facts.publicUrl + inLanguage(of, place?.canonical ?? path);
  return (
    <>
      <title>{full}</title>
      {summary && <meta name="description" content={summary} />}
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
      {place?.previous && <link rel="prev" href={facts.publicUrl + inLanguage(lang, place.previous)} />}
      {place?.next && <link rel="next" href={facts.publicUrl + inLanguage(lang, place.next)} />}
      {shareTags?.({ title: share ? title : full, description: summary, url: address(lang), share })}
    </>
  );
}
