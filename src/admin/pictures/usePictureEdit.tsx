/** Cropping and turning one of a field's pictures; the code for it loads on demand. */
import { use, useState, type ReactNode } from 'react';
import { useLazyPart } from '#ui/useLazyPart.ts';
import type { Uploads } from './useUploads.ts';
import { SignedPagesContext } from './useSignedPages.ts';

const importDialog = () => import('./edit/PictureEditDialog.tsx');

interface PictureEditing {
  prepare: () => void;
  open: (address: string) => void;
  dialog: ReactNode;
}

export function usePictureEdit({
  originalOf,
  takeEdited,
}: Pick<Uploads, 'originalOf' | 'takeEdited'>): PictureEditing {
  const { Part: EditDialog, load, prepare } = useLazyPart(importDialog);
  const signed = use(SignedPagesContext);
  const [edited, setEdited] = useState<string | null>(null);
  return {
    prepare,
    open: (address) => void load().then((isReady) => isReady && setEdited(address)),
    dialog: EditDialog && edited !== null && (
      <EditDialog
        source={originalOf(edited) ?? signed.get(edited)?.address ?? edited}
        onDone={(file) => {
          takeEdited(file, edited);
          setEdited(null);
        }}
        onClose={() => setEdited(null)}
      />
    ),
  };
}
