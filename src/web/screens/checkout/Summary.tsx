import { useFacts } from '#web/features/page/facts.tsx';
import { useState } from 'react';
import type { Cart } from '#contract/carts.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import { contentText } from '#i18n/content.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ClearCart } from '#web/features/cart/ClearCart.tsx';
import { lineKey } from '#domain/cart.ts';
import { Button } from '#ui/Button.tsx';
import { Chosen } from '#ui/Chosen.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import styles from './Summary.module.css';

const importDialog = () => import('./ProceedDialog.tsx');

export function Summary({ cart, onCleared }: { cart: Cart; onCleared: () => void }) {
  const t = usePageTexts('checkout');
  const { proceed } = usePageTexts('order-by-message');
  const { cart: cartTexts } = useMessages();
  const { deliveryLines, hours, tax } = useFacts();
  const lang = useLang();
  const [accepted, setAccepted] = useState(false);
  const [telling, setTelling] = useState(false);
  const { Part: ProceedDialog, load } = useLazyPart(importDialog);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t.summary}</h2>
      <ul className={styles.lines}>
        {cart.items.map((line) => (
          <li key={lineKey(line)} className={styles.line}>
            <span>
              <Text
                content={contentText(
                  lang,
                  line.productDetails.title,
                  line.productDetails.translations?.en?.title,
                )}
              />
              {line.quantity > 1 && (
                <>
                  {' '}
                  <bdi dir="ltr">× {line.quantity}</bdi>
                </>
              )}
              <Chosen of={line} />
            </span>
            <Price shekels={line.lineTotal} exact />
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>
          {cartTexts.sum}
          {tax.kind !== 'exempt' && `, ${cartTexts.vat}`}
        </span>
        <Price className={styles.total} shekels={cart.total} exact />
      </p>
      <label className={styles.terms}>
        <input
          type="checkbox"
          name="terms"
          className={styles.box}
          checked={accepted}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
        />
        <span>
          {t.accept}
          {/* In a new tab: reading the terms must not lose the page. */}
          <a href={inLanguage(lang, pages.terms())} target="_blank" rel="noopener" className={styles.link}>
            {t.acceptTerms}
          </a>
        </span>
      </label>
      <Button
        look="primary"
        wide
        disabled={!accepted}
        onClick={() => void load().then((ready) => ready && setTelling(true))}
      >
        {proceed}
      </Button>
      {!accepted && <p className={styles.hint}>{t.proceedHint}</p>}
      <div className={styles.clear}>
        <ClearCart onCleared={onCleared} />
      </div>
      {cart.items.some(({ productType }) => productType === 'Item') && (
        <div className={styles.pickup}>
          <Icon name="pin" size={20} />
          <div>
            {deliveryLines[lang].map((line) => (
              <p key={line}>{line}</p>
            ))}
            {hours && <p>{hours[lang]}</p>}
            <p>
              {/* In a new tab, too. */}
              <a
                href={inLanguage(lang, pages.contact())}
                target="_blank"
                rel="noopener"
                className={styles.link}
              >
                {t.byDate}
              </a>
            </p>
          </div>
        </div>
      )}
      {ProceedDialog && <ProceedDialog open={telling} onOpenChange={setTelling} cart={cart} />}
    </section>
  );
}
