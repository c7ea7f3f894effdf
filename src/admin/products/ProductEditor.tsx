import { cardProduct } from '#web/features/catalogue/card-product.ts';
import { ProductCard } from '#web/features/catalogue/ProductCard.tsx';
import { CatalogueEditor } from '../editor/frame/CatalogueEditor.tsx';
import type { EditorProps } from '../editor/definition.ts';
import { Preview } from '../editor/preview/Preview.tsx';
import { useEntryEditor } from '../editor/useEntryEditor.ts';
import { usePhone } from '../editor/frame/usePhone.ts';
import { useZeroQuestion } from '../editor/questions/ZeroQuestion.tsx';
import { useAdminMessages } from '../language.tsx';
import { missingNames } from './options/english-names.ts';
import { OptionsPreview } from './options/OptionsPreview.tsx';
import { productDefinition, productOf } from './product-definition.ts';
import { newProductSections, productSections } from './product-sections.tsx';

export function ProductEditor(props: EditorProps<'products'>) {
  const t = useAdminMessages();
  const editor = useEntryEditor(productDefinition, props);
  const phone = usePhone();
  const isNew = editor.state.entryId === null;
  const sections = isNew && phone ? newProductSections(t) : productSections(t, phone, props.entry);
  const { guard, question } = useZeroQuestion(editor);
  return (
    <>
      <CatalogueEditor
        editor={editor}
        guard={guard}
        titles={{ making: t.products.newProduct, editing: t.products.editProduct }}
        sections={sections}
        preview={
          <Preview
            editor={editor}
            later={(values) =>
              missingNames(values).map(({ path, title }) => ({
                path,
                text: t.productOptions.noEnglish(title),
              }))
            }
            render={(_lang, values) => (
              <>
                <ProductCard product={cardProduct(productOf(values))} heading="h3" onAdd={nothing} />
                <OptionsPreview product={productOf(values)} />
              </>
            )}
          />
        }
      />
      {question}
    </>
  );
}

/** The preview is only looked at. */
function nothing(): void {}
