import { useEffect, useState } from 'react';
import { LANGS } from '#domain/language.ts';
import { loadMessages } from '#i18n/messages.ts';

export function useBothLanguages(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    Promise.all(LANGS.map(loadMessages)).then(
      () => gone || setReady(true),
      (error: unknown) => console.error(error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return ready;
}
