/** A panel at the bottom of a phone's screen that can be swiped away. */
import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { useMessages } from '#ui/language.tsx';
import { useHiddenSnacks } from '#ui/snackbar/useHiddenSnacks.ts';
import { AdminIcon } from '../icons.tsx';
import styles from './BottomSheet.module.css';

interface BottomSheetProps {
  open: boolean;
  onClose: () => void;
  /** Called after the animation. */
  onRest?: (open: boolean) => void;
  title: ReactNode;
  picture?: ReactNode;
  sub?: ReactNode;
  children: ReactNode;
}

export function BottomSheet({ open, onClose, onRest, title, picture, sub, children }: BottomSheetProps) {
  const { common } = useMessages();
  useHiddenSnacks(open);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onOpenChangeComplete={onRest}
      swipeDirection="down"
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.popup}>
            <Drawer.Content>
              <div className={styles.grip} />
              <div className={styles.head}>
                {picture}
                <div className={styles.headText}>
                  <Drawer.Title className={styles.title}>{title}</Drawer.Title>
                  {sub && <div className={styles.sub}>{sub}</div>}
                </div>
                <Drawer.Close className={styles.close} aria-label={common.close}>
                  <AdminIcon name="close" />
                </Drawer.Close>
              </div>
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
