/** The editor over the list, as the address says it: at a text, at a new one, or at a copy. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BannerText } from '#contract/banner-texts.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { keys } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { NEW, useAdminNavigation } from '../navigation.ts';
import { BannerTextEditor } from './BannerTextEditor.tsx';

interface Edited {
  /** Null where a new one was not made. */
  id: string | null;
  isNew: boolean;
  saved: boolean;
}

interface OpenBannerTextProps {
  /** Undefined while they are on their way. */
  texts: readonly BannerText[] | undefined;
  onClosed: (edited: Edited) => void;
}

export function OpenBannerText({ texts, onClosed }: OpenBannerTextProps) {
  const { search } = useAdminNavigation();
  const { edit, from } = search;
  if (edit === undefined || !texts) return null;
  return <EditorAt key={`${edit} ${from ?? ''}`} opened={texts} id={edit} from={from} onClosed={onClosed} />;
}

interface EditorAtProps {
  opened: readonly BannerText[];
  id: string;
  from: string | undefined;
  onClosed: (edited: Edited) => void;
}

function EditorAt({ opened, id, from, onClosed }: EditorAtProps) {
  const { bannerTexts: t } = useAdminMessages();
  const { search, change } = useAdminNavigation();
  const client = useQueryClient();
  // As they were when it opened: what becomes of the list beneath must not take away what she types.
  const [texts] = useState(opened);
  const entry = texts.find(({ _id }) => _id === id) ?? null;
  const isGone = entry === null && id !== NEW;
  const close = () => change({ edit: undefined, from: undefined, field: undefined });

  useEffect(() => {
    if (!isGone) return;
    showSnack({ severity: 'error', message: t.deletion.gone });
    close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the address that it was opened at
  }, [isGone]);
  if (isGone) return null;

  const edited = (): Edited => {
    const present = client.getQueryData<BannerText[]>(keys.entries('banner-texts')) ?? [];
    if (entry)
      return {
        id,
        isNew: false,
        saved: present.some(({ _id, version }) => _id === id && version !== entry.version),
      };
    const added = present.find(({ _id }) => !texts.some((text) => text._id === _id));
    return { id: added?._id ?? null, isNew: added !== undefined, saved: added !== undefined };
  };
  return (
    <BannerTextEditor
      entry={entry}
      copyOf={texts.find(({ _id }) => _id === from) ?? null}
      field={search.field}
      onClose={() => {
        close();
        onClosed(edited());
      }}
    />
  );
}
