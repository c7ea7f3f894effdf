/** What can be done with a whole list: its file, and a print of it. On a phone they are in a menu. */
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useSession } from '#web/features/session/context.tsx';
import { readToken } from '#web/features/session/token.ts';
import { downloadFile } from '#admin/data/download.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { BottomSheet } from '../BottomSheet.tsx';
import { useIsWide } from '../useIsWide.ts';
import rowStyles from '../table/Row.module.css';
import sheetStyles from '../BottomSheet.module.css';
import styles from './ListTools.module.css';

interface ListToolsProps {
  /** The list's title, for the menu. */
  title: string;
  /** The address of its CSV file. */
  file?: string | undefined;
  /** The page that adds a file's entries to it. */
  importPage?: string | undefined;
}

export function ListTools({ title, file, importPage }: ListToolsProps) {
  const { lists, imports } = useAdminMessages();
  const isWide = useIsWide();
  const [open, setOpen] = useState(false);
  const { download, busy } = useDownload();
  const get = () => {
    setOpen(false);
    if (file !== undefined) void download(file);
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
        <Button small look="quiet" onClick={() => window.print()}>
          <AdminIcon name="print" />
          {lists.tools.print}
        </Button>
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
        <button
          type="button"
          className={sheetStyles.action}
          onClick={() => {
            setOpen(false);
            // After the sheet has gone, or it would be on the paper.
            setTimeout(() => window.print(), 300);
          }}
        >
          <AdminIcon name="print" size={22} />
          {lists.tools.print}
        </button>
      </BottomSheet>
    </>
  );
}

function useDownload() {
  const { lists } = useAdminMessages();
  const session = useSession();
  const reason = useFailureReason();
  const [busy, setBusy] = useState(false);
  const download = async (path: string) => {
    setBusy(true);
    try {
      await downloadFile(path, { token: readToken(), onRefused: session.refused });
    } catch (error) {
      showSnack({ message: lists.tools.failed(reason(error)), severity: 'error' });
    }
    setBusy(false);
  };
  return { download, busy };
}
