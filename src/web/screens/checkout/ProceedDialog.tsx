/** Until there is payment, a customer orders by message. */
import { useFirstOrderOffer } from '#web/features/page/use-first-order-offer.ts';
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
  const t = usePageTexts('order-by-message');
  const lang = useLang();
  const { name } = useFacts();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <div className={styles.content}>
        <DialogTitle className={styles.title}>{t.dialogTitle}</DialogTitle>
        <p className={styles.text}>{t.dialogText(useFirstOrderOffer())}</p>
        <ContactLinks message={{ subject: t.mailSubject(name[lang]), text: orderText(cart, lang, t) }} />
        <DialogClose className={styles.close}>{t.dialogClose}</DialogClose>
      </div>
    </Dialog>
  );
}
