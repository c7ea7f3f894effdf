import { showSnack } from '#ui/snackbar/queue.ts';

interface CopyWords {
  copied: string;
  notCopied: string;
}

/** Tells whether the text is on the clipboard. */
export async function copyText(text: string, { copied, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSnack({ message: copied, severity: 'success' });
  } catch {
    showSnack({ message: notCopied, severity: 'error' });
  }
}
