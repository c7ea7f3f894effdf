import { useLang } from '#ui/language.tsx';
import { useFacts } from './facts.tsx';

/** How an order reaches its customer, a sentence each. */
export function DeliveryLines() {
  const lang = useLang();
  return useFacts().deliveryLines[lang].map((line) => <p key={line}>{line}</p>);
}
