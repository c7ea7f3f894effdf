/** In place of the details of a product without anything to choose. */
import { pages } from '#contract/routes.ts';
import type { Product } from '#contract/products.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { pickedVariant, soldOutChoices } from '#domain/choosing.ts';
import { piecesLeft, stockState } from '#domain/product.ts';
import { contentText } from '#i18n/content.ts';
import { plainLine } from '#i18n/isolated.ts';
import { BuyBar } from '#web/features/catalogue/BuyBar.tsx';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import entry from '#web/screens/entry/entry.module.css';
import { ShareButton } from '#web/screens/entry/ShareButton.tsx';
import { ProductFolds } from '../ProductFolds.tsx';
import { ProductIntro } from '../ProductIntro.tsx';
import { ChoosingNotes } from './ChoosingNotes.tsx';
import { ChosenPrice } from './ChosenPrice.tsx';
import { OptionField } from './OptionField.tsx';
import { PersonalTextField } from './PersonalTextField.tsx';
import { chosenSize } from './chosen-size.ts';
import { useChoosing } from './use-choosing.ts';
import page from '../ProductDetails.module.css';
import styles from './ChoosingPart.module.css';

export default function ChoosingPart({ product }: { product: Product }) {
  const { product: words } = useMessages();
  const texts = usePageTexts('product');
  const t = usePageTexts('choosing');
  const lang = useLang();
  const { fields, picked, pick, text, setText, textRefusal, quantity, setQuantity, isTried, add } =
    useChoosing(product);
  const { options, personalText: rule, variants } = product;
  const title = titleOf(lang, product).text;
  const withText = plainLine(text) !== '';
  const nameOf = (named: NonNullable<typeof rule> | (typeof options)[number]) =>
    contentText(lang, named.title, named.translations?.en?.title).text;

  const soldOut = soldOutChoices(product, picked);
  const neverLeft = soldOutChoices(product, []);
  const isComplete = picked.length === options.length;
  const variant = isComplete && variants.length > 0 ? pickedVariant(variants, picked) : null;
  const isCombinationGone =
    isComplete && variants.length > 0 && (!variant?.active || piecesLeft(variant) === 0);
  const stock = variant ?? product;
  const isSoldOut = stockState(product) === 'soldOut' || isCombinationGone;
  const left = isSoldOut ? 0 : piecesLeft(stock);
  const shownQuantity = Math.min(quantity, Math.max(left, BOUNDS.quantity.min));

  return (
    <>
      <div className={cx(page.details, styles.details)}>
        <ProductIntro product={product} />
        <div className={styles.fields} ref={fields}>
          {options.map((option) => (
            <OptionField
              key={option._id}
              product={product}
              option={option}
              picked={picked}
              soldOut={soldOut}
              neverLeft={neverLeft}
              error={
                isTried && !option.choices.some(({ _id }) => picked.includes(_id))
                  ? t.pick(nameOf(option))
                  : null
              }
              onPick={pick}
            />
          ))}
          {rule && (
            <PersonalTextField
              rule={rule}
              value={text}
              onChange={setText}
              error={
                textRefusal ?? (isTried && rule.required && !withText ? t.missingText(nameOf(rule)) : null)
              }
              size={chosenSize(product, picked)}
            />
          )}
        </div>
        <div className={page.act}>
          <ChosenPrice product={product} picked={picked} withText={withText} />
          {!isSoldOut && stockState(stock) === 'few' && <p className={entry.few}>{words.onlyLeft(left)}</p>}
          <BuyBar
            large
            filled
            title={title}
            left={left}
            quantity={shownQuantity}
            onQuantity={setQuantity}
            onAdd={() => add(shownQuantity)}
          />
        </div>
        <div role="status" className={styles.gone}>
          {isCombinationGone && stockState(product) !== 'soldOut' && <p>{t.combinationSoldOut}</p>}
        </div>
        <ChoosingNotes product={product} isSoldOut={isSoldOut} withText={withText} />
        <div className={page.share}>
          <ShareButton title={title} path={pages.product(product._id, picked)} words={texts} />
        </div>
      </div>
      <div className={styles.folds}>
        <ProductFolds product={product} title={title} />
      </div>
    </>
  );
}
