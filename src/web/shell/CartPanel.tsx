/** The empty cart. */
import emptyBox from '../art/empty-box.webp';
import { pages } from '../../contract/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Popover, type PopoverPanelProps } from '../ui/Popover.tsx';
import { useMessages } from '../ui/language.tsx';
import styles from './Panels.module.css';

export default function CartPanel(props: PopoverPanelProps) {
  const { cart } = useMessages();
  return (
    <Popover {...props} title={cart.empty}>
      <div className={styles.empty}>
        <p>{cart.emptyHint}</p>
        <img src={emptyBox} alt="" width={197} height={161} />
        <ButtonLink to={pages.shop()} look="primary" onClick={() => props.onOpenChange(false)}>
          {cart.continueShopping}
        </ButtonLink>
      </div>
    </Popover>
  );
}
