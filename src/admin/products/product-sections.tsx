import { CATEGORIES, PIECE_KINDS } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { AdminProduct } from '#contract/products.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { PriceTag } from '#ui/Price.tsx';
import { useMessages } from '#ui/language.tsx';
import { useForm } from '../form/context.ts';
import type { EditorSection } from '../editor/frame/Sections.tsx';
import { englishSection, textSections } from '../editor/frame/text-sections.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Segmented } from '../fields/Segmented.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { StepperField } from '../fields/StepperField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { BaseText, type PairedText } from '../fields/TextPair.tsx';
import { Warning } from '../fields/Warning.tsx';
import { knownPrice } from '../fields/known.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { PicturesField } from '../pictures/PicturesField.tsx';
import { isPercent, type ProductValues } from './product-definition.ts';
import { Options } from './options/Options.tsx';
import { CountedStock } from './options/CountedStock.tsx';
import { LeadDays } from './options/LeadDays.tsx';
import { PersonalText } from './options/PersonalText.tsx';
import styles from './ProductEditor.module.css';

const PICTURES = ['imagePath', 'secondaryImagesPathes', 'imageAlts'] as const;
const CHOOSING = ['options', 'variants', 'personalText', 'leadDays'] as const;
const SHOWN = ['isPromoted', 'isCustomizable', 'priority'] as const;

export function productSections(
  messages: AdminMessages,
  phone: boolean,
  /** Null for a new product. */
  saved: AdminProduct | null = null,
): EditorSection<ProductValues>[] {
  const { products: t } = messages;
  return [
    { id: 'pictures', title: t.pictures, covers: PICTURES, bare: true, content: <Pictures /> },
    ...textSections<ProductValues>(messages, { title: t.texts, pairs: pairsOf(t), phone }),
    {
      id: 'costs',
      title: t.costs,
      covers: ['price', 'discount', 'inventory', 'category', 'kind'],
      content: (
        <>
          <div className={styles.costs}>
            <Price />
            <Discount />
            <Stock />
            <Category />
            <Kind />
          </div>
          <ToPay />
          <ZeroPrice />
        </>
      ),
    },
    {
      id: 'options',
      title: messages.productOptions.title,
      covers: CHOOSING,
      content: <Choosing saved={saved} />,
    },
    {
      id: 'display',
      title: t.display,
      covers: ['active', ...SHOWN],
      content: (
        <div className={styles.display}>
          <Active />
          <Display />
        </div>
      ),
    },
  ];
}

/** What is needed comes first; what can wait is folded. */
export function newProductSections({
  products: t,
  productOptions,
  fields,
}: AdminMessages): EditorSection<ProductValues>[] {
  const [title, description] = pairsOf(t);
  return [
    { id: 'pictures', title: t.pictures, covers: PICTURES, bare: true, content: <Pictures /> },
    {
      id: 'needed',
      title: t.texts,
      bare: true,
      covers: ['title', 'price', 'inventory', 'category', 'kind', 'description'],
      content: (
        <div className={styles.needed}>
          <BaseText<ProductValues> {...title} />
          <div className={styles.two}>
            <Price />
            <Stock />
          </div>
          <ZeroPrice />
          <Category />
          <Kind />
          <BaseText<ProductValues> {...description} />
        </div>
      ),
    },
    englishSection<ProductValues>(fields, pairsOf(t)),
    { id: 'active', title: t.active, covers: ['active'], bare: true, content: <Active /> },
    {
      id: 'options',
      title: productOptions.title,
      covers: CHOOSING,
      fold: { icon: 'tag' },
      content: <Choosing saved={null} />,
    },
    {
      id: 'display',
      title: t.discountAndDisplay,
      covers: ['discount', ...SHOWN],
      fold: { icon: 'filter' },
      content: (
        <>
          <Discount />
          <ToPay />
          <div className={styles.display}>
            <Display />
          </div>
        </>
      ),
    },
  ];
}

function pairsOf(t: AdminMessages['products']): [PairedText<ProductValues>, PairedText<ProductValues>] {
  return [
    { path: 'title', label: t.name, labelEn: t.nameEn, placeholder: t.nameExample },
    {
      path: 'description',
      label: t.description,
      labelEn: t.descriptionEn,
      placeholder: t.descriptionExample,
      hint: t.descriptionHint,
      multiline: true,
    },
  ];
}

function Pictures() {
  const { products: t } = useAdminMessages();
  const { values, set, errorAt } = useForm<ProductValues>();
  const { imagePath, secondaryImagesPathes, imageAlts } = values;
  return (
    <PicturesField<ProductValues>
      name="imagePath"
      label={t.pictures}
      hint={t.picturesHint}
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
      required
      error={errorAt('imagePath') ?? errorAt('secondaryImagesPathes')}
    />
  );
}

function Price() {
  const { products: t } = useAdminMessages();
  return <NumberField<ProductValues> path="price" label={t.price} unit="₪" money />;
}

function ZeroPrice() {
  const { editor: t } = useAdminMessages();
  const { values } = useForm<ProductValues>();
  return <Warning>{values.price === 0 ? t.zero.warning : null}</Warning>;
}

function Discount() {
  const { products: t } = useAdminMessages();
  return <NumberField<ProductValues> path="discount" label={t.discount} unit="%" />;
}

function Stock() {
  const { products: t } = useAdminMessages();
  const { variants } = useForm<ProductValues>().values;
  if (variants.length > 0) return <CountedStock variants={variants} />;
  return <StepperField<ProductValues> path="inventory" label={t.stock} max={BOUNDS.count} stacked />;
}

function Category() {
  const { products: t } = useAdminMessages();
  const { categories } = useMessages();
  return (
    <Segmented<ProductValues> path="category" label={t.category} options={CATEGORIES} labels={categories} />
  );
}

function Kind() {
  const { products: t } = useAdminMessages();
  return (
    <SelectField<ProductValues>
      path="kind"
      label={t.kind}
      hint={t.kindHint}
      none={t.noKind}
      options={PIECE_KINDS}
      labels={t.kinds}
    />
  );
}

function ToPay() {
  const { products: t } = useAdminMessages();
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
          {t.toPay}{' '}
          <PriceTag
            className={styles.paid}
            originalClassName={styles.original}
            shekels={prices.price}
            original={prices.original}
            originalLabel={product.originalPrice}
          />
        </span>
      ) : (
        t.toPayLater
      )}
    </p>
  );
}

function Choosing({ saved }: { saved: AdminProduct | null }) {
  return (
    <div>
      <Options saved={saved} />
      <PersonalText />
      <LeadDays />
    </div>
  );
}

function Active() {
  const { products: t } = useAdminMessages();
  return <SwitchField<ProductValues> path="active" label={t.active} hint={t.activeHint} />;
}

function Display() {
  const { products: t } = useAdminMessages();
  return (
    <>
      <SwitchField<ProductValues> path="isCustomizable" label={t.customizable} hint={t.customizableHint} />
      <SwitchField<ProductValues> path="isPromoted" label={t.promoted} hint={t.promotedHint} />
      <StepperField<ProductValues>
        path="priority"
        label={t.priority}
        hint={t.priorityHint}
        max={BOUNDS.count}
        optional
      />
    </>
  );
}
