/** What can be done with a whole list: its file, and a print of it. On a phone they are in a menu. */
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useDownload } from '#admin/data/useDownload.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { BottomSheet } from '../BottomSheet.tsx';
import { useIsWide } from '../useIsWide.ts';
import rowStyles from '../table/Row.module.css';
import sheetStyles from '../BottomSheet.module.css';
import styles from './ListTools.module.css';

/** ms until the sheet has gone: before, it would be on the paper. */
const SHEET_GONE = 300;

interface ListToolsProps {
  /** The list's title, for the menu. */
  title: string;
  /** The address of its CSV file. */
  file?: string | undefined;
  /** The page that adds a file's entries to it. */
  importPage?: string | undefined;
  /** Another print of the list. */
  slips?: { label: string; print: () => void } | undefined;
  /** Loads what a print needs, and throws the client's ApiError. */
  prepare?: (() => Promise<void>) | undefined;
}

export function ListTools({ title, file, importPage, slips, prepare }: ListToolsProps) {
  const { lists, imports } = useAdminMessages();
  const isWide = useIsWide();
  const [open, setOpen] = useState(false);
  const { download, busy } = useDownload();
  const { print, preparing } = usePrint(prepare);
  const get = () => {
    setOpen(false);
    if (file !== undefined) void download(file);
  };
  const printLater = (start: () => void) => {
    setOpen(false);
    setTimeout(start, SHEET_GONE);
  };
  if (isWide) {
    return (
      <div className={styles.tools}>
        {importPage !== undefined && (
          <ButtonLink small look="quiet" to={importPage}>
            <AdminIcon name="upload" />
            {imports.link}
          </ButtonLink>
        )}
        {file !== undefined && (
          <Button small look="quiet" aria-busy={busy} disabled={busy} onClick={get}>
            <AdminIcon name="download" />
            {busy ? lists.tools.downloading : lists.tools.download}
          </Button>
        )}
        <Button small look="quiet" aria-busy={preparing} disabled={preparing} onClick={() => void print()}>
          <AdminIcon name="print" />
          {preparing ? lists.tools.preparing : lists.tools.print}
        </Button>
        {slips && (
          <Button small look="quiet" onClick={slips.print}>
            <AdminIcon name="box" />
            {slips.label}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-label={lists.tools.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <AdminIcon name="dots" size={22} className={rowStyles.dots!} />
      </button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={title}>
        {importPage !== undefined && (
          <Link to={importPage} className={sheetStyles.action}>
            <AdminIcon name="upload" size={22} />
            {imports.link}
          </Link>
        )}
        {file !== undefined && (
          <button type="button" className={sheetStyles.action} onClick={get}>
            <AdminIcon name="download" size={22} />
            {lists.tools.download}
          </button>
        )}
        <button type="button" className={sheetStyles.action} onClick={() => printLater(() => void print())}>
          <AdminIcon name="print" size={22} />
          {lists.tools.print}
        </button>
        {slips && (
          <button type="button" className={sheetStyles.action} onClick={() => printLater(slips.print)}>
            <AdminIcon name="box" size={22} />
            {slips.label}
          </button>
        )}
      </BottomSheet>
    </>
  );
}

function usePrint(prepare: ListToolsProps['prepare']) {
  const { lists } = useAdminMessages();
  const reason = useFailureReason();
  const [preparing, setPreparing] = useState(false);
  const print = async () => {
    setPreparing(true);
    try {
      await prepare?.();
      window.print();
    } catch (error) {
      showSnack({ message: lists.tools.notPrinted(reason(error)), severity: 'error' });
    }
    setPreparing(false);
  };
  const latest = useRef(print);
  useEffect(() => {
    latest.current = print;
  });
  const isPrepared = prepare !== undefined;
  useEffect(() => {
    // The browser's own shortcut would not wait for the rest of the list.
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      void latest.current();
    };
    if (!isPrepared) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isPrepared]);
  return { print, preparing };
}
