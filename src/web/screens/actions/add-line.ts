/** Loaded by the first press. Who has seats of a workshop in the cart is told so, and asked before more are added. */
import { pages } from '#contract/routes.ts';
import { type WantedLine, lineKey } from '#domain/cart.ts';
import type { Lang } from '#domain/language.ts';
import { ALREADY_THERE, LOST_ANSWER, STILL_ADDING } from '#i18n/adding.ts';
import type { Messages } from '#i18n/message-types.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { mayPass } from '#web/api/may-pass.ts';
import { isSameLine } from '#web/features/cart/cart-changes.ts';
import type { CartStore } from '#web/features/cart/cart-state.ts';
import { LostAnswer } from '#web/features/cart/lost-answer.ts';
import { forgetText } from '#web/features/cart/kept-text.ts';
import { showSnack } from '#ui/snackbar/queue.ts';

/** For somebody who reads before pressing again, ms. */
const STAY = 12_000;
/** How long an add may take before somebody wonders, ms. */
const UNNOTICED = 1_000;

/** Keys of lines that are still being added, as was said: another press of theirs asks how it is going. */
const slow = new Set<string>();

let registering: Promise<unknown> = Promise.resolve();

interface Adding {
  cart: CartStore;
  lang: Lang;
  t: Messages['cart'];
  retry: { label: string; run: () => void };
}

/** Resolves to what the server refused it with. */
export async function addLine(adding: Adding, line: WantedLine): Promise<unknown> {
  if (slow.has(lineKey(line))) return sayStillAdding(adding.lang);
  if (line.productType !== 'Workshop') return add(adding, line);
  // A second press may come before the first is answered, or with it, while this module is loaded.
  registering = registering.catch(() => {}).then(() => register(adding, line));
  return registering;
}

async function register(adding: Adding, line: WantedLine): Promise<unknown> {
  const { cart, lang } = adding;
  await cart.settled();
  const there = presentOf(adding, line);
  if (!there) return add(adding, line);
  const { inCart } = await loadPageTexts('seats', lang);
  const more = { label: inCart.more(line.quantity), run: () => void add(adding, line) };
  showSnack({ message: inCart.there(there.quantity), severity: 'success', action: more, stay: STAY });
  return null;
}

function sayStillAdding(lang: Lang): null {
  showSnack({ message: STILL_ADDING[lang], severity: 'success', waits: true, stay: 0 });
  return null;
}

function presentOf({ cart }: Adding, line: WantedLine) {
  return cart.state.get().cart?.items.find((item) => isSameLine(item, line));
}

async function add(adding: Adding, line: WantedLine): Promise<unknown> {
  const { cart, lang, t, retry } = adding;
  const already = line.productType === 'Tutorial' && presentOf(adding, line);
  const failed = (error: unknown) => {
    console.error(error);
    const message = failureSentence(error, t.addFailed);
    showSnack({ message, severity: 'error', ...(mayPass(error) && { action: retry, stay: 0 }) });
  };
  const added = () => {
    forgetText(line.item);
    showSnack({
      message: already ? ALREADY_THERE[lang] : t.added[line.productType],
      severity: 'success',
      action: { label: t.title, to: pages.checkout() },
    });
  };
  const key = lineKey(line);
  const timer = setTimeout(() => {
    slow.add(key);
    sayStillAdding(lang);
  }, UNNOTICED);
  try {
    await cart.add(line);
  } catch (error) {
    if (error instanceof LostAnswer) {
      showSnack({ message: LOST_ANSWER[lang], severity: 'error', stay: STAY });
      void error.outcome().then((isMade) => (isMade ? added() : failed(error)));
    } else failed(error);
    return error;
  } finally {
    clearTimeout(timer);
    slow.delete(key);
  }
  added();
  return null;
}
