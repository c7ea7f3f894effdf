/** Crops and turns a picture; the result is uploaded as a new one in its place. */
import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useMessages } from '#ui/language.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { useImage, type PictureSource } from './useImage.ts';
import styles from './PictureEditDialog.module.css';

interface PictureEditDialogProps {
  source: PictureSource;
  onDone: (file: File) => void;
  onClose: () => void;
}

export default function PictureEditDialog(props: PictureEditDialogProps) {
  const { edit: t } = useAdminMessages().pictures;
  const { common } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => open || props.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <Dialog.Popup className={styles.popup} initialFocus={heading}>
          <header className={styles.head}>
            <Dialog.Title ref={heading} tabIndex={-1} className={styles.title}>
              {t.title}
            </Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={common.close}>
              <AdminIcon name="close" size={22} />
            </Dialog.Close>
          </header>
          <Content {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Content({ source, onDone, onClose }: PictureEditDialogProps) {
  const { edit: t } = useAdminMessages().pictures;
  const { common } = useMessages();
  const loaded = useImage(source);
  if (loaded === 'loading') return <Spinner label={common.loading} />;
  if (loaded === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        <AdminIcon name="alert" />
        {t.failed}
      </p>
    );
  }
  return <PictureEditor image={loaded.image} source={source} onDone={onDone} onClose={onClose} />;
}
