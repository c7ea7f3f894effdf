/** Products that are running out; their stock can be set in the row. */
import { useCallback, useState } from 'react';
import type { Overview } from '#contract/admin.ts';
import { pages } from '#contract/routes.ts';
import { useAdminMessages } from '../language.tsx';
import { Foot, Panel } from './Panel.tsx';
import { PANEL_IDS } from './panels.ts';
import { StockRow, type LowStockEntry } from './StockRow.tsx';
import { withAllSeen } from './stock-edits.ts';
import { useStockEdits } from './useStockEdits.ts';

export function StockPanel({ lowStock: { total, entries } }: { lowStock: Overview['lowStock'] }) {
  const { today } = useAdminMessages();
  const { shown, put } = useAllSeen(entries);
  const edits = useStockEdits(put);
  if (shown.length === 0) return null;
  const others = total - entries.length;
  return (
    <Panel
      id={PANEL_IDS.lowStock}
      icon="box"
      title={today.stock.title}
      count={total}
      all={{ to: pages.adminTab('shop'), label: today.stock.all }}
      foot={
        <Foot>
          {today.stock.rule}
          {others > 0 && ` ${today.stock.others(others)}`}
        </Foot>
      }
    >
      {shown.map((entry) => (
        <StockRow key={entry._id} entry={entry} edits={edits} />
      ))}
    </Panel>
  );
}

function useAllSeen(entries: readonly LowStockEntry[]) {
  const [last, setLast] = useState(entries);
  const [shown, setShown] = useState(entries);
  if (last !== entries) {
    setLast(entries);
    setShown(withAllSeen(shown, entries));
  }
  const put = useCallback((id: string, inventory: number) => {
    setShown((rows) => rows.map((row) => (row._id === id ? { ...row, inventory } : row)));
  }, []);
  return { shown, put };
}
