/** The cart's place: a visitor's cart is empty (product.md, Cart and checkout). */
import { HeaderPopover } from './HeaderPopover.tsx';
import { useMessages } from '../ui/language.tsx';

const importPanel = () => import('./CartPanel.tsx');

export function CartButton({ className }: { className?: string }) {
  const { nav } = useMessages();
  return <HeaderPopover icon="bag" label={nav.cart} panel={importPanel} className={className} />;
}
