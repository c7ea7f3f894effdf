/** Makes a user an admin, or a customer again, after the admin's own password. */
import type { RefObject } from 'react';
import type { User } from '#contract/auth.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { fullName } from '#domain/person.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogTitle } from '#ui/Dialog.tsx';
import dialog from '#ui/Dialog.module.css';
import { FormError } from '#ui/Field.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useMessages } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { useAdminMessages } from '../language.tsx';
import { useRoleChange } from './useRoleChange.ts';
import styles from './RoleDialog.module.css';

interface RoleDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
}

export function RoleDialog({ opener, ...rest }: RoleDialogProps) {
  return (
    <Dialog open={rest.open} onOpenChange={rest.onOpenChange} opener={opener}>
      <RoleForm {...rest} />
    </Dialog>
  );
}

function RoleForm({ user, onOpenChange }: Omit<RoleDialogProps, 'opener'>) {
  const { users: t } = useAdminMessages();
  const { fields } = useMessages();
  const { user: self } = useAdmin();
  const { busy, failure, wrong, forget, submit } = useRoleChange(user, () => onOpenChange(false));
  const texts = user.role === 'user' ? t.promote : user._id === self._id ? t.resign : t.demote;
  return (
    // Without scripts nothing is sent, and no password gets into the address.
    <form method="dialog" className={styles.form} onSubmit={(event) => void submit(event)}>
      <div>
        <DialogTitle className={dialog.title}>{texts.title(fullName(user))}</DialogTitle>
        <p className={dialog.description}>{texts.text}</p>
      </div>
      <FormError>{failure}</FormError>
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={self.email} readOnly />
      <PasswordField
        name="current"
        label={t.ownPassword}
        error={wrong}
        onInput={forget}
        autoComplete="current-password"
        required
        maxLength={BOUNDS.password.max}
        showLabel={fields.showPassword}
      />
      <div className={styles.actions}>
        <Button type="submit" look="dark" aria-disabled={busy}>
          {busy ? fields.busy : texts.confirm}
        </Button>
        <Button onClick={() => onOpenChange(false)}>{t.cancel}</Button>
      </div>
    </form>
  );
}
