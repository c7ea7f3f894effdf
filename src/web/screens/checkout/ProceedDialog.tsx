/** Until payment opens: how to order by message, with the cart filled in. */
import type { Cart } from '#contract/carts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ContactLinks } from '#web/features/page/ContactLinks.tsx';
import { useFacts } from '#web/features/page/facts.tsx';
import { Dialog, DialogClose, DialogTitle } from '#ui/Dialog.tsx';
import { useLang } from '#ui/language.tsx';
import { orderText } from './order-text.ts';
import styles from './ProceedDialog.module.css';

interface ProceedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  cart: Cart;
}

export default function ProceedDialog({ open, onOpenChange, cart }: ProceedDialogProps) {
  const words = usePageTexts('checkout');
  const lang = useLang();
  const { name } = useFacts();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <div className={styles.content}>
        <DialogTitle className={styles.title}>{words.dialogTitle}</DialogTitle>
        <p className={styles.text}>{words.dialogText}</p>
        <ContactLinks
          message={{ subject: words.mailSubject(name[lang]), text: orderText(cart, lang, words) }}
        />
        <DialogClose className={styles.close}>{words.dialogClose}</DialogClose>
      </div>
    </Dialog>
  );
}
