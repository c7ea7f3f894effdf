/** What can be done with somebody's seats; on a phone a sheet. Who ordered is changed in the order. */
import { Menu } from '@base-ui/react/menu';
import { useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { Attendee } from '#contract/attendees.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { inLanguage } from '#contract/routes.ts';
import { AnchoredMenu } from '#ui/AnchoredMenu.tsx';
import ConfirmDialog from '#ui/ConfirmDialog.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { BottomSheet } from '../lists/BottomSheet.tsx';
import sheet from '../lists/BottomSheet.module.css';
import row from '../lists/table/Row.module.css';
import menu from '../lists/table/RowMenu.module.css';
import { useIsWide } from '../lists/useIsWide.ts';
import { EditDialog } from './EditDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useRosterAct } from './useRosterAct.ts';

interface Action {
  name: 'edit' | 'move' | 'remove' | 'order';
  icon: AdminIconName;
  label: string;
}

export function AttendeeMenu({ workshop, attendee }: { workshop: string; attendee: Attendee }) {
  const { roster: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const router = useRouter();
  const lang = useLang();
  const isWide = useIsWide();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<Action['name'] | null>(null);
  // A window waits for the sheet, which returns the focus when it is gone.
  const [isGone, setGone] = useState(isWide);
  const { run } = useRosterAct(workshop, true);
  const { _id, name, orderId, state } = attendee;
  const close = () => setAsked(null);
  const choose = (action: Action['name']) => {
    setOpen(false);
    if (action === 'order')
      void router.navigate({ href: inLanguage(lang, adminPages.orders({ show: orderId })) });
    else setAsked(action);
  };
  const remove = () => run(() => adminApi.removeAttendee(workshop, _id), t.removed(name));
  const actions: Action[] = [
    ...(orderId === undefined ? [{ name: 'edit', icon: 'pencil', label: t.edit } as const] : []),
    ...(state === 'registered' ? [{ name: 'move', icon: 'arrow', label: t.move } as const] : []),
    orderId === undefined
      ? { name: 'remove', icon: 'close', label: t.remove }
      : { name: 'order', icon: 'bag', label: t.toOrder },
  ];
  const isOpen = (action: Action['name']) => asked === action && isGone;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={row.iconButton}
        aria-label={t.menuOf(name)}
        aria-haspopup={isWide ? 'menu' : 'dialog'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <AdminIcon name="dots" size={22} className={row.dots!} />
      </button>
      {isWide ? (
        open && (
          <AnchoredMenu
            open
            onOpenChange={setOpen}
            anchor={button}
            distance={4}
            label={t.menuOf(name)}
            className={menu.popup}
          >
            {actions.map((action) => (
              <Menu.Item
                key={action.name}
                className={cx(menu.item, action.name === 'remove' && menu.danger)}
                onClick={() => choose(action.name)}
              >
                <AdminIcon name={action.icon} />
                <span className={menu.text}>{action.label}</span>
              </Menu.Item>
            ))}
          </AnchoredMenu>
        )
      ) : (
        <BottomSheet
          open={open}
          onClose={() => setOpen(false)}
          onRest={(isShown) => setGone(!isShown)}
          title={<bdi>{name}</bdi>}
        >
          {actions.map((action) => (
            <button
              key={action.name}
              type="button"
              className={cx(sheet.action, action.name === 'remove' && sheet.danger)}
              onClick={() => choose(action.name)}
            >
              <AdminIcon name={action.icon} size={22} />
              {action.label}
            </button>
          ))}
        </BottomSheet>
      )}
      <EditDialog
        open={isOpen('edit')}
        onClose={close}
        opener={button}
        workshop={workshop}
        attendee={attendee}
      />
      <MoveDialog
        open={isOpen('move')}
        onClose={close}
        opener={button}
        workshop={workshop}
        attendee={attendee}
      />
      <ConfirmDialog
        open={isOpen('remove')}
        onOpenChange={(on) => on || close()}
        title={t.removeTitle(name)}
        text={t.removeText}
        confirm={t.remove}
        cancel={t.stay}
        onConfirm={() => void remove()}
      />
    </>
  );
}
