/** Loaded by the first press. Who has seats of a workshop in the cart is told so, and asked before more are added. */
import { pages } from '#contract/routes.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { Lang } from '#domain/language.ts';
import { LOST_ANSWER } from '#i18n/lost-answer.ts';
import type { Messages } from '#i18n/message-types.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { isSameLine } from '#web/features/cart/cart-changes.ts';
import type { CartStore } from '#web/features/cart/cart-state.ts';
import { LostAnswer } from '#web/features/cart/lost-answer.ts';
import { forgetText } from '#web/features/cart/kept-text.ts';
import { showSnack } from '#ui/snackbar/queue.ts';

/** For somebody who reads before pressing again, ms. */
const STAY = 12_000;

interface Adding {
  cart: CartStore;
  lang: Lang;
  t: Messages['cart'];
  onFailure: (error: unknown) => void;
}

/** Resolves to what the server refused it with. */
export async function addLine(adding: Adding, line: WantedLine): Promise<unknown> {
  const { cart, lang } = adding;
  if (line.productType !== 'Workshop') return add(adding, line);
  // A second press may come before the first is answered.
  await cart.settled();
  const there = presentOf(adding, line);
  if (!there) return add(adding, line);
  const { inCart } = await loadPageTexts('seats', lang);
  const more = { label: inCart.more(line.quantity), run: () => void add(adding, line) };
  showSnack({ message: inCart.there(there.quantity), severity: 'success', action: more, stay: STAY });
  return null;
}

function presentOf({ cart }: Adding, line: WantedLine) {
  return cart.state.get().cart?.items.find((item) => isSameLine(item, line));
}

async function add(adding: Adding, line: WantedLine): Promise<unknown> {
  const { cart, lang, t, onFailure } = adding;
  const already = line.productType === 'Tutorial' && presentOf(adding, line);
  const added = () => {
    forgetText(line.item);
    showSnack({
      message: already ? t.alreadyThere : t.added[line.productType],
      severity: 'success',
      action: { label: t.title, to: pages.checkout() },
    });
  };
  try {
    await cart.add(line);
  } catch (error) {
    if (error instanceof LostAnswer) {
      showSnack({ message: LOST_ANSWER[lang], severity: 'error', stay: STAY });
      void error.outcome().then((isMade) => (isMade ? added() : onFailure(error)));
    } else onFailure(error);
    return error;
  }
  added();
  return null;
}
