import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import type { AdminTutorial } from '#contract/tutorials.ts';
import { Button } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import type { Entries } from '../data/entry-types.ts';
import { keys, useEntries } from '../data/queries.ts';
import { ChoiceNamesContext, choiceNames } from '../fields/choice-names.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { SignedPagesContext, useSignedPages } from '../pictures/useSignedPages.ts';
import { Change } from './Change.tsx';
import { HistoryList, HistoryWindow } from './HistoryWindow.tsx';
import { ReturnQuestion } from './ReturnQuestion.tsx';
import { type WayBack, wayBack, withFirst } from './way-back.ts';
import { useReturn } from './useReturn.ts';
import { whenOf } from './when.ts';
import styles from './HistoryDialog.module.css';

type Entry = Entries[EntryKind];

interface HistoryDialogProps {
  kind: EntryKind;
  entryId: string;
  /** The list has the earlier version now, or, after an undo, the later one. */
  onReturned?: () => void;
  onClose: () => void;
}

export function HistoryDialog({ kind, entryId, onReturned, onClose }: HistoryDialogProps) {
  const { history: t } = useAdminMessages();
  const lang = useLang();
  const { adminApi } = useAdmin();
  const entry: Entry | undefined = useEntries(kind).data?.find(({ _id }) => _id === entryId);
  const name = nameOf(entry);
  const [asked, setAsked] = useState<WayBack | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const returnTo = useReturn({ kind, entryId, onReturned, onClose });
  const signed = useSignedPages(tutorialOf(entry));
  const query = useQuery({
    queryKey: keys.history(kind, entryId),
    queryFn: () => adminApi.history(kind, entryId),
    staleTime: 0,
  });
  const recorded = (query.data ?? [])
    .flatMap(({ fields }) => fields)
    .filter(({ field }) => field === 'options');
  const holders = recorded.flatMap(({ before, after }) => [{ options: before }, { options: after }]);
  return (
    <SignedPagesContext value={signed}>
      <ChoiceNamesContext value={choiceNames(lang, [...holders, entry])}>
        <HistoryWindow title={name ? t.title(name) : t.titleUnnamed} onClose={onClose}>
          {problem && (
            <p role="alert" className={styles.problem}>
              <AdminIcon name="alert" />
              {problem}
            </p>
          )}
          <HistoryList query={query}>
            {(changes) =>
              withFirst(changes, entry?.createdDate).map((change, index) => (
                <Change
                  key={change._id}
                  change={change}
                  isCurrent={index === 0 && change.action !== 'deleted'}
                >
                  <ReturnButton at={change.at} way={wayBack(kind, changes, change)} onReturn={setAsked} />
                </Change>
              ))
            }
          </HistoryList>
          {asked && (
            <ReturnQuestion
              kind={kind}
              asked={asked}
              onClose={() => setAsked(null)}
              onConfirm={() => {
                setAsked(null);
                setProblem(null);
                void returnTo(asked).then(setProblem);
              }}
            />
          )}
        </HistoryWindow>
      </ChoiceNamesContext>
    </SignedPagesContext>
  );
}

interface ReturnButtonProps {
  at: string;
  /** Null where there is nothing to go back to. */
  way: WayBack | null;
  onReturn: (way: WayBack) => void;
}

function ReturnButton({ at, way, onReturn }: ReturnButtonProps) {
  const { history: t } = useAdminMessages();
  const lang = useLang();
  return (
    way && (
      <Button small aria-label={t.back.buttonOf(whenOf(at, lang, t))} onClick={() => onReturn(way)}>
        <AdminIcon name="undo" />
        {t.back.button}
      </Button>
    )
  );
}

/** The tutorial whose pages may need signed addresses. */
function tutorialOf(entry: Entry | undefined): AdminTutorial | null {
  return entry && 'contentImagesPathes' in entry ? entry : null;
}

function nameOf(entry: Entry | undefined): string {
  if (!entry) return '';
  return 'title' in entry ? entry.title : entry.text;
}
