/** A user's three dots; on a phone their menu is a sheet. */
import { useRef, useState } from 'react';
import type { User } from '#contract/auth.ts';
import { fullName } from '#domain/person.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { BottomSheet } from '../lists/BottomSheet.tsx';
import sheet from '../lists/BottomSheet.module.css';
import row from '../lists/table/Row.module.css';
import { RoleDialog } from './RoleDialog.tsx';
import { UserMenuPopup } from './UserMenuPopup.tsx';

export function UserMenu({ user, wide }: { user: User; wide: boolean }) {
  const { lists, users: t } = useAdminMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  // The question waits for the sheet, which returns the focus when it is gone.
  const [isGone, setGone] = useState(wide);
  const name = fullName(user);
  const action = user.role === 'user' ? t.makeAdmin : t.endAdmin;
  const ask = () => {
    setOpen(false);
    setAsking(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={row.iconButton}
        aria-label={lists.menu.of(name)}
        aria-haspopup={wide ? 'menu' : 'dialog'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <AdminIcon name="dots" size={22} className={row.dots!} />
      </button>
      {wide ? (
        <UserMenuPopup
          open={open}
          onOpenChange={setOpen}
          anchor={button}
          label={lists.menu.of(name)}
          action={action}
          onAction={ask}
        />
      ) : (
        <BottomSheet
          open={open}
          onClose={() => setOpen(false)}
          onRest={(isOpen) => setGone(!isOpen)}
          title={<bdi>{name}</bdi>}
          sub={<bdi dir="ltr">{user.email}</bdi>}
        >
          <button type="button" className={sheet.action} onClick={ask}>
            <AdminIcon name="key" size={22} />
            {action}
          </button>
        </BottomSheet>
      )}
      <RoleDialog user={user} open={asking && isGone} onOpenChange={setAsking} opener={button} />
    </>
  );
}
