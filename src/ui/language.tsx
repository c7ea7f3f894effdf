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

export function useMessages(): Messages {
  return messagesOf(use(LanguageContext));
}
