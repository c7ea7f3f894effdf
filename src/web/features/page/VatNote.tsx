import { useMessages } from '#ui/language.tsx';
import { useFacts } from './facts.tsx';

/** Nothing in the shop of an exempt dealer, who adds no VAT. */
export function VatNote({ before = '' }: { before?: string }) {
  const { cart } = useMessages();
  return useFacts().tax.kind === 'exempt' ? null : before + cart.vat;
}
