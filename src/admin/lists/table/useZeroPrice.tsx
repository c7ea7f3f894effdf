/** A price of 0 is asked about once before it is sent, as in the editor; a tutorial may be free. */
import { useState, type ReactNode } from 'react';
import type { Entries } from '#admin/data/entry-types.ts';
import { ZeroQuestion } from '#admin/editor/questions/ZeroQuestion.tsx';
import type { ListedKind } from '../list-kind.ts';
import { isUnusualPrice } from './unusual-price.ts';
import type { RowEdits } from './row-edits.ts';

interface ZeroPriceOptions<Kind extends ListedKind> {
  kind: Kind;
  edits: RowEdits<Entries[Kind]>;
  entry: (id: string) => Entries[Kind] | undefined;
  onAsk: () => void;
  onBack: (id: string) => void;
}

export function useZeroPrice<Kind extends ListedKind>({
  kind,
  edits,
  entry,
  onAsk,
  onBack,
}: ZeroPriceOptions<Kind>): { edits: RowEdits<Entries[Kind]>; question: ReactNode } {
  const [asked, setAsked] = useState<{ id: string; change: Partial<Entries[Kind]> } | null>(null);
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
  const set: RowEdits<Entries[Kind]>['set'] = (id, change) => {
    if (meant.has(id) || !isUnusualPrice(kind, entry(id), change)) return edits.set(id, change);
    onAsk();
    setAsked({ id, change });
  };
  const answered = (then: (id: string, change: Partial<Entries[Kind]>) => void) => () => {
    setAsked(null);
    if (asked) then(asked.id, asked.change);
  };
  return {
    edits: { ...edits, set },
    question: (
      <ZeroQuestion
        open={asked !== null}
        {...(asked && { name: entry(asked.id)?.title ?? '' })}
        onSave={answered((id, change) => {
          setMeant(new Set([...meant, id]));
          edits.set(id, change);
        })}
        onClose={() => setAsked(null)}
        onBack={answered(onBack)}
      />
    ),
  };
}
