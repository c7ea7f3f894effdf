import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useKeptFocus } from '#ui/useKeptFocus.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { useCartTexts } from './cart-texts.ts';
import { useCartActions } from './use-cart-actions.ts';

const importDialog = () => import('#ui/ConfirmDialog.tsx');

export function ClearCart({ onCleared }: { onCleared?: () => void }) {
  const t = useCartTexts();
  const { clear } = useCartActions();
  const { Part: ConfirmDialog, load, prepare } = useLazyPart(importDialog);
  const button = useKeptFocus<HTMLButtonElement>();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => void load().then((ready) => ready && setAsking(true))}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t.clear}
      </Button>
      {ConfirmDialog && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t.clearTitle}
          text={t.clearText}
          confirm={t.clearConfirm}
          cancel={t.clearCancel}
          onConfirm={() => void clear().then((cleared) => cleared && onCleared?.())}
        />
      )}
    </>
  );
}
