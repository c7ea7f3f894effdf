import { useRef, useState } from 'react';
import { fullName } from '#domain/person.ts';
import { pages } from '#contract/routes.ts';
import { useSessionState } from '../features/session/context.tsx';
import { useVisitorGate } from '../features/session/useVisitorGate.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';

const importMenu = () => import('./AccountMenu.tsx');

interface AccountButtonProps {
  className?: string;
  linkClassName?: string;
}

export function AccountButton({ className, linkClassName }: AccountButtonProps) {
  const { nav, account, admin } = useMessages();
  const { user } = useSessionState();
  const { loginHref } = useVisitorGate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Part: AccountMenu, load, prepare } = useLazyPart(importMenu);
  if (!user) {
    return (
      <Link to={loginHref} className={className} aria-label={nav.login} title={nav.login}>
        <Icon name="user" />
      </Link>
    );
  }
  const name = fullName(user);
  const toggle = async () => {
    if (open) setOpen(false);
    else if (await load()) setOpen(true);
  };
  return (
    <>
      {user.role === 'superAdmin' && (
        <Link to={pages.admin()} className={linkClassName}>
          {admin.link}
        </Link>
      )}
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={account.menu(name)}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => void toggle()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="user" />
      </button>
      {AccountMenu && <AccountMenu open={open} onOpenChange={setOpen} anchor={button} name={name} />}
    </>
  );
}
