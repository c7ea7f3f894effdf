/** The list has nobody: at all, or for these words. */
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useAdminMessages } from '../language.tsx';

export function NobodyFound({ words, onClear }: { words: string; onClear: () => void }) {
  const { users } = useAdminMessages();
  if (words === '') return <EmptyState text={users.none} />;
  return (
    <EmptyState text={users.notFound(words)}>
      <Button onClick={onClear}>{users.clearSearch}</Button>
    </EmptyState>
  );
}
