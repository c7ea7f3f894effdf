/** What the customer does until the piece is in the cart. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Product } from '#contract/products.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { picking } from '#domain/choosing.ts';
import { choose, variantKey } from '#domain/options.ts';
import { plainLine } from '#i18n/isolated.ts';
import { ApiError } from '#web/api/client.ts';
import { keepText, keptText } from '#web/features/cart/kept-text.ts';
import { useAddToCart } from '#web/screens/actions/use-add-to-cart.ts';
import { usePicked } from './use-picked.ts';

/** Of what the page showed, something has changed. */
const STALE = ['sold_out', 'over_stock', 'choice_missing', 'item_unknown'];

export interface Choosing {
  fields: RefObject<HTMLDivElement | null>;
  picked: readonly string[];
  pick: (id: string) => void;
  /** As typed. */
  text: string;
  setText: (text: string) => void;
  /** What the server found wrong with the text. */
  textRefusal: string | null;
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Something was missing when it was to be added. */
  isTried: boolean;
  /** As many as the page showed. */
  add: (quantity: number) => void;
}

export function useChoosing(product: Product): Choosing {
  const router = useRouter();
  const addToCart = useAddToCart();
  const fields = useRef<HTMLDivElement>(null);
  const { picked, pickAll } = usePicked(product);
  const [text, setText] = useState('');
  const [textRefusal, setTextRefusal] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<number>(BOUNDS.quantity.min);
  const [isTried, setTried] = useState(false);
  const [focusing, setFocusing] = useState(0);

  const type = (typed: string) => {
    setText(typed);
    setTextRefusal(null);
    keepText(product._id, typed);
  };

  // What was chosen and typed before hydration, or typed before a reload.
  const onHydrated = useEffectEvent(() => {
    const checked = [...fields.current!.querySelectorAll<HTMLInputElement>('input:checked')];
    const ids = checked.map(({ value }) => value);
    if (variantKey(ids) !== variantKey(picked)) pickAll(ids);
    type(textInput(fields.current!)?.value || keptText(product._id));
  });
  useEffect(() => onHydrated(), []);

  // Once the errors are there, so that they are read with what is focused.
  useEffect(() => {
    if (focusing === 0) return;
    const wrong = fields.current!.querySelector('[aria-invalid="true"]');
    const target = wrong?.querySelector<HTMLElement>('input:checked, input') ?? wrong;
    if (!(target instanceof HTMLElement)) return;
    target.focus({ preventScroll: true });
    // With its error; the browser alone would leave it behind a phone's bar.
    (wrong!.closest('fieldset') ?? target).scrollIntoView({ block: 'center' });
  }, [focusing]);

  const add = async (shownQuantity: number) => {
    const personalText = plainLine(text) || undefined;
    const wanted = { ...(picked.length > 0 && { choices: picked }), ...(personalText && { personalText }) };
    setTextRefusal(null);
    setTried(true);
    if ('fault' in choose(product, wanted)) {
      setFocusing((times) => times + 1);
      return;
    }
    const error = await addToCart('Item', product._id, shownQuantity, wanted);
    if (!(error instanceof ApiError)) return;
    const [, refusal] = Object.entries(error.fields).find(([field]) => field.endsWith('.personalText')) ?? [];
    if (refusal) {
      setTextRefusal(refusal);
      setFocusing((times) => times + 1);
    }
    if (STALE.includes(error.code)) await router.invalidate();
  };

  return {
    fields,
    picked,
    pick: (id) => pickAll(picking(product.options, picked, id)),
    text,
    setText: type,
    textRefusal,
    quantity,
    setQuantity,
    isTried,
    add: (shownQuantity) => void add(shownQuantity),
  };
}

function textInput(fields: HTMLElement): HTMLInputElement | null {
  return fields.querySelector<HTMLInputElement>('input[name=personalText]');
}
