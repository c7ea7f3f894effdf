/** A product: pictures, texts, what it costs, how it is shown (admin notes, Forms; spec §3 and §5). */
import { useState } from 'react';
import { ProductCard } from '../../../features/catalogue/ProductCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EditorFrame } from '../editor/EditorFrame.tsx';
import type { EditorProps } from '../editor/form.ts';
import { Preview } from '../editor/Preview.tsx';
import { useEntryEditor } from '../editor/useEntryEditor.ts';
import { usePhone } from '../editor/usePhone.ts';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { useAdminMessages } from '../language.tsx';
import { productDefinition, productOf } from './product-definition.ts';
import { newOnPhone, wholeForm } from './product-sections.tsx';

export function ProductEditor(props: EditorProps<'products'>) {
  const { products: words, editor: common } = useAdminMessages();
  const editor = useEntryEditor(productDefinition, props);
  const phone = usePhone();
  const [history, setHistory] = useState(false);
  const all = useAdminMessages();
  const isNew = editor.entryId === null;
  const sections = isNew && phone ? newOnPhone(all) : wholeForm(all);
  return (
    <>
      <EditorFrame
        editor={editor}
        overline={isNew ? words.newProduct : words.editProduct}
        unnamed={words.newProduct}
        sections={sections}
        saveLabel={isNew && editor.state.form.values.active ? common.saveNew : common.save}
        extraAction={
          isNew &&
          editor.state.form.values.active && (
            <Button small onClick={() => editor.saveWith({ active: false })}>
              {common.saveHidden}
            </Button>
          )
        }
        onHistory={() => setHistory(true)}
        preview={<Preview editor={editor} render={(_lang, values) => <ProductCard product={productOf(values)} heading="h3" onAdd={nothing} />} />}
      />
      {history && editor.entryId && <HistoryDialog kind="products" entryId={editor.entryId} onClose={() => setHistory(false)} />}
    </>
  );
}

/** The preview is only looked at. */
function nothing(): void {}
