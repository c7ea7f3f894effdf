/** The parts of a product's form: whole, and in the order of a new one on a phone. */
import { CATEGORIES } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { PriceTag } from '#ui/Price.tsx';
import { useMessages } from '#ui/language.tsx';
import { useForm } from '../form/context.ts';
import type { EditorSection } from '../editor/frame/Sections.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Segmented } from '../fields/Segmented.tsx';
import { StepperField } from '../fields/StepperField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { BaseText, EnglishText, TextPairs, type PairedText } from '../fields/TextPair.tsx';
import { knownPrice } from '../fields/known.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { PicturesField } from '../pictures/PicturesField.tsx';
import { isPercent, type ProductValues } from './product-definition.ts';
import styles from './ProductEditor.module.css';

const PICTURES = ['imagePath', 'secondaryImagesPathes', 'imageAlts'] as const;
const SHOWN = ['active', 'isPromoted', 'isCustomizable', 'priority'] as const;

export function productSections({ products: words }: AdminMessages): EditorSection<ProductValues>[] {
  return [
    { id: 'pictures', title: words.pictures, covers: PICTURES, bare: true, content: <Pictures /> },
    {
      id: 'texts',
      title: words.texts,
      covers: ['title', 'description', 'translations'],
      content: <TextPairs<ProductValues> pairs={pairsOf(words)} />,
    },
    {
      id: 'costs',
      title: words.costs,
      covers: ['price', 'discount', 'inventory', 'category'],
      content: (
        <>
          <div className={styles.costs}>
            <Price />
            <Discount />
            <Stock />
            <Category />
          </div>
          <ToPay />
        </>
      ),
    },
    { id: 'display', title: words.display, covers: SHOWN, content: <Display /> },
  ];
}

/** What is needed comes first; what may wait is folded. */
export function newProductSections({ products: words }: AdminMessages): EditorSection<ProductValues>[] {
  const [title, description] = pairsOf(words);
  return [
    { id: 'pictures', title: words.pictures, covers: PICTURES, bare: true, content: <Pictures /> },
    {
      id: 'needed',
      title: words.texts,
      bare: true,
      covers: ['title', 'price', 'inventory', 'category', 'description'],
      content: (
        <div className={styles.needed}>
          <BaseText<ProductValues> {...title} />
          <div className={styles.two}>
            <Price />
            <Stock />
          </div>
          <Category />
          <BaseText<ProductValues> {...description} />
        </div>
      ),
    },
    {
      id: 'english',
      title: words.english,
      covers: ['translations'],
      fold: { icon: 'translate', hint: words.canWait },
      content: (
        <>
          <EnglishText<ProductValues> {...title} />
          <EnglishText<ProductValues> {...description} />
        </>
      ),
    },
    {
      id: 'display',
      title: words.discountAndDisplay,
      covers: ['discount', ...SHOWN],
      fold: { icon: 'filter' },
      content: (
        <>
          <Discount />
          <ToPay />
          <Display />
        </>
      ),
    },
  ];
}

function pairsOf(words: AdminMessages['products']): [PairedText<ProductValues>, PairedText<ProductValues>] {
  return [
    { path: 'title', label: words.name, labelEn: words.nameEn, placeholder: words.nameExample },
    {
      path: 'description',
      label: words.description,
      labelEn: words.descriptionEn,
      placeholder: words.descriptionExample,
      hint: words.descriptionHint,
      multiline: true,
    },
  ];
}

/** The first picture is the main one. */
function Pictures() {
  const { products: words } = useAdminMessages();
  const { values, set, errorAt } = useForm<ProductValues>();
  const { imagePath, secondaryImagesPathes, imageAlts } = values;
  return (
    <PicturesField<ProductValues>
      name="imagePath"
      label={words.pictures}
      hint={words.picturesHint}
      pictures={[imagePath, ...secondaryImagesPathes].filter(Boolean)}
      onPictures={([main = '', ...others]) => {
        set('imagePath', main);
        set('secondaryImagesPathes', others);
      }}
      alts={imageAlts}
      onAlts={(alts) => set('imageAlts', alts)}
      min={0}
      max={1 + BOUNDS.secondaryImages}
      mainFirst
      error={errorAt('imagePath') ?? errorAt('secondaryImagesPathes')}
    />
  );
}

function Price() {
  const { products: words } = useAdminMessages();
  return <NumberField<ProductValues> path="price" label={words.price} unit="₪" money />;
}

function Discount() {
  const { products: words } = useAdminMessages();
  return <NumberField<ProductValues> path="discount" label={words.discount} unit="%" />;
}

function Stock() {
  const { products: words } = useAdminMessages();
  return <StepperField<ProductValues> path="inventory" label={words.stock} max={BOUNDS.count} stacked />;
}

function Category() {
  const { products: words } = useAdminMessages();
  const { categories } = useMessages();
  return (
    <Segmented<ProductValues>
      path="category"
      label={words.category}
      options={CATEGORIES}
      labels={categories}
    />
  );
}

/** What the customer pays, as the shop rounds it. */
function ToPay() {
  const { products: words } = useAdminMessages();
  const { product } = useMessages();
  const { values } = useForm<ProductValues>();
  const price = knownPrice(values.price);
  const { discount } = values;
  const prices = price !== null && isPercent(discount) ? shownProductPrices({ price, discount }) : null;
  return (
    <p className={styles.toPay} role="status">
      <AdminIcon name="calculator" />
      {prices ? (
        <span className={styles.prices}>
          {words.toPay}{' '}
          <PriceTag
            className={styles.paid}
            originalClassName={styles.original}
            shekels={prices.price}
            original={prices.original}
            originalLabel={product.originalPrice}
          />
        </span>
      ) : (
        words.toPayLater
      )}
    </p>
  );
}

function Display() {
  const { products: words } = useAdminMessages();
  return (
    <div className={styles.display}>
      <SwitchField<ProductValues> path="active" label={words.active} hint={words.activeHint} />
      <SwitchField<ProductValues>
        path="isCustomizable"
        label={words.customizable}
        hint={words.customizableHint}
      />
      <SwitchField<ProductValues> path="isPromoted" label={words.promoted} hint={words.promotedHint} />
      <StepperField<ProductValues>
        path="priority"
        label={words.priority}
        hint={words.priorityHint}
        max={BOUNDS.count}
        optional
      />
    </div>
  );
}
