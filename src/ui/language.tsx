/** The page's language for everything below: its dictionary, direction and the address of a page in it. */
import { createContext, use, type ReactNode } from 'react';
import { DEFAULT_LANG, type Lang } from '#domain/language.ts';
import type { Messages } from '#i18n/message-types.ts';
import { messagesOf } from '#i18n/messages.ts';

const LanguageContext = createContext<Lang>(DEFAULT_LANG);

export function LanguageProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return <LanguageContext value={lang}>{children}</LanguageContext>;
}

export function useLang(): Lang {
  return use(LanguageContext);
}

/** The dictionary of the page's language. */
export function useMessages(): Messages {
  return messagesOf(use(LanguageContext));
}
