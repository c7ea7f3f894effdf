/**
 * A page's title, description, canonical address and its other language; React moves these tags into
 * the head on both sides. The canonical address is the plain path: a filter or a sort is the same page, and no
 * parameter ever enters it.
 */
import { useRouterState } from '@tanstack/react-router';
import { use } from 'react';
import { LANGS } from '../../../domain/language.ts';
import { inLanguage, readLanguage } from '../../../contract/routes.ts';
import type { SharedEntry } from '../../../contract/share.ts';
import { useLang } from '../../ui/language.tsx';
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
}

export function PageHead({ title, description, noindex, share }: PageHeadProps) {
  const lang = useLang();
  const facts = useFacts();
  const shareTags = use(ShareTagsContext);
  const path = useRouterState({ select: (state) => readLanguage((state.resolvedLocation ?? state.location).pathname).path });
  const shop = facts.name[lang];
  const full = `${shortText(title)} · ${shop}`;
  const summary = shortText(description || (share ? title : ''));
  const address = (of: (typeof LANGS)[number]) => facts.publicUrl + inLanguage(of, path);
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
      {shareTags?.({ title: share ? title : full, description: summary, url: address(lang), share })}
    </>
  );
}
