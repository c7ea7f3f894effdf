/** The button that empties the cart, after asking. */
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import { useKeptFocus } from '#ui/useKeptFocus.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { useCartActions } from './use-cart-actions.ts';

const importDialog = () => import('#ui/ConfirmDialog.tsx');

/** `onCleared` is called when the cart is empty. */
export function ClearCart({ onCleared }: { onCleared?: () => void }) {
  const { cart: words } = useMessages();
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
        {words.clear}
      </Button>
      {ConfirmDialog && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={words.clearTitle}
          text={words.clearText}
          confirm={words.clearConfirm}
          cancel={words.clearCancel}
          onConfirm={() => void clear().then((cleared) => cleared && onCleared?.())}
        />
      )}
    </>
  );
}
