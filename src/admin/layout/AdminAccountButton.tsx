import { useRef, useState } from 'react';
import { fullName } from '#domain/person.ts';
import AccountMenu from '#web/shell/AccountMenu.tsx';
import { useMessages } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { useIsWide } from '../lists/useIsWide.ts';
import { AccountSheet } from './AccountSheet.tsx';
import { firstLetter } from './first-letter.ts';
import styles from './AdminAccountButton.module.css';

export function AdminAccountButton() {
  const { account } = useMessages();
  const { user } = useAdmin();
  const isWide = useIsWide();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const name = fullName(user);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={account.menu(name)}
        aria-haspopup={isWide ? 'menu' : 'dialog'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.letter} aria-hidden="true">
          {firstLetter(user.firstName)}
        </span>
      </button>
      {isWide ? (
        <AccountMenu open={open} onOpenChange={setOpen} anchor={button} name={name} />
      ) : (
        <AccountSheet open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
