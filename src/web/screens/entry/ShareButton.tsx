/** Hands an entry's address on: by the device's own sheet where there is one, else by copying it. */
import { Button } from '#ui/Button.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { usePublicAddress } from './usePublicAddress.ts';

interface ShareButtonProps {
  /** The entry's title. */
  title: string;
  /** Its page, unprefixed. */
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
      // The sheet was closed again, which is no failure.
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
