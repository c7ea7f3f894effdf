/** Options of another product instead of these: all but its stock. */
import { useId, useState } from 'react';
import { useEntries } from '#admin/data/queries.ts';
import { FindField } from '#admin/fields/FindField.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { AdminProduct } from '#contract/products.ts';
import { useLang } from '#ui/language.tsx';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { choosingValues } from './choosing-values.ts';
import { nameIn } from './option-values.ts';
import type { Options } from './useOptions.ts';
import styles from './CopyOptions.module.css';

/** How many are shown; typing more narrows them down. */
const SHOWN = 5;

interface CopyOptionsProps {
  edits: Options;
  /** The product itself, unless it is new. */
  savedId: string | null;
}

export function CopyOptions({ edits, savedId }: CopyOptionsProps) {
  const { productOptions: t } = useAdminMessages();
  const lang = useLang();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const copy = (product: AdminProduct) => {
    const { options, personalText, leadDays } = choosingValues(product);
    if (edits.changeOptions(options, t.copied(titleOf(lang, product).text), { personalText, leadDays }))
      setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <AdminIcon name="copy" size={18} />
        {t.copyFrom}
      </button>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          <Search savedId={savedId} onCopy={copy} />
        </div>
      )}
    </>
  );
}

function Search({ savedId, onCopy }: { savedId: string | null; onCopy: (product: AdminProduct) => void }) {
  const { productOptions: t } = useAdminMessages();
  const lang = useLang();
  const [typed, setTyped] = useState('');
  const { data } = useEntries('products');
  const wanted = typed.trim().toLowerCase();
  const found = (data ?? [])
    .filter(({ _id, options, personalText }) => _id !== savedId && (options.length > 0 || personalText))
    .filter((product) =>
      [product.title, titleOf(lang, product).text].join(' ').toLowerCase().includes(wanted),
    );
  return (
    <FindField
      label={t.copyWhich}
      value={typed}
      onValue={setTyped}
      status={data && (found.length === 0 ? t.nothingToCopy : t.copiesWhat)}
      onEnter={() => found.length === 1 && onCopy(found[0]!)}
    >
      <ul className={styles.found}>
        {found.slice(0, SHOWN).map((product) => (
          <li key={product._id} className={styles.product}>
            <span className={styles.name}>
              <b dir="auto">{titleOf(lang, product).text}</b>
              <span className={styles.what}>{whatItHas(product)}</span>
            </span>
            <button
              type="button"
              className={styles.copy}
              aria-label={t.copyOf(titleOf(lang, product).text)}
              onClick={() => onCopy(product)}
            >
              {t.copy}
            </button>
          </li>
        ))}
      </ul>
    </FindField>
  );

  function whatItHas(product: AdminProduct): string {
    const { options, personalText } = choosingValues(product);
    const parts = options.map((option) => `${nameIn(lang, option)} (${option.choices.length})`);
    if (personalText) parts.push(nameIn(lang, personalText));
    return parts.join(' · ');
  }
}
