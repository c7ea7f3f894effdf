import { BOUNDS } from '#domain/bounds.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import type { useSaving } from './use-saving.ts';

/** Proves that it is the account's owner who asks. */
export function CurrentPassword({ field }: Pick<ReturnType<typeof useSaving>, 'field'>) {
  const t = usePageTexts('account');
  return (
    <PasswordField
      {...field('current')}
      label={t.current}
      autoComplete="current-password"
      required
      maxLength={BOUNDS.password.max}
      showLabel={t.showCurrent}
    />
  );
}
