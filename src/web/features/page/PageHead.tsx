/**
 * A page's title, description, canonical address and its other language; React moves these tags into
 * the head on both sides. The canonical address is the plain path: a filter or a sort is the same page. The one
 * parameter that enters it is the page of a list that nothing is filtered from.
 */
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
  /** Any length; of a long one the first words are shown. */
  description?: string;
  /** Kept out of search engines: login, errors. */
  noindex?: boolean;
  /** The entry that the page is about: its link shows its picture and price where it is shared. */
  share?: SharedEntry;
  /** Of a list that goes on. */
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
