import { Button } from '#ui/Button.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { usePublicAddress } from './usePublicAddress.ts';

interface ShareButtonProps {
  title: string;
  /** Unprefixed. */
  path: string;
  words: { share: string; copied: string; copyFailed: string };
}

export function ShareButton({ title, path, words }: ShareButtonProps) {
  const url = usePublicAddress(path);
  const share = async () => {
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        showSnack({ message: words.copied, severity: 'success' });
      }
    } catch (error) {
      // The share sheet was dismissed, which is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.error(error);
      showSnack({ message: words.copyFailed, severity: 'error' });
    }
  };
  return (
    <Button look="quiet" onClick={() => void share()}>
      <EntryIcon name="share" />
      {words.share}
    </Button>
  );
}
