import { useId } from 'react';
import type { Overview } from '#contract/admin.ts';
import { pages } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { contentText } from '#i18n/content.ts';
import { Link } from '#ui/Link.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { useAdminMessages } from '../language.tsx';
import { SafePicture } from '../pictures/SafePicture.tsx';
import { NumberStepper, Saved } from '../lists/table/controls.tsx';
import { Row, Tag } from './Panel.tsx';
import type { StockEdits } from './stock-edits.ts';
import styles from './StockRow.module.css';

export type LowStockEntry = Overview['lowStock']['entries'][number];

const NONE: ReturnType<StockEdits['states']['get']> = new Map();

export function StockRow({ entry, edits }: { entry: LowStockEntry; edits: StockEdits }) {
  const { stock } = useAdminMessages().today;
  const lang = useLang();
  const state = useStore(edits.states, NONE).get(entry._id);
  const mark = state?.marks.inventory;
  const inventory = state?.changed.inventory ?? entry.inventory;
  const failure = mark && 'failed' in mark ? mark.failed : undefined;
  const messageId = useId();
  const title = contentText(lang, entry.title, entry.titleEn ?? undefined);
  return (
    <Row className={styles.row}>
      <SafePicture address={entry.image} alt="" sizes="48px" className={styles.picture} />
      <div className={styles.text}>
        <Link to={pages.adminTab('shop', { edit: entry._id })} className={styles.name}>
          <Text content={title} />
        </Link>
        <p className={styles.marks}>
          <Left inventory={inventory} />
          {entry.isCustomizable && <span className={styles.soft}>{stock.madeToOrder}</span>}
          <span role="status">
            <Saved mark={mark} />
          </span>
        </p>
      </div>
      {entry.hasVariants ? (
        <Link
          to={pages.adminTab('shop', { edit: entry._id, field: 'variants' })}
          className={styles.variants}
          aria-label={stock.variantsOf(title.text)}
        >
          {stock.variants}
        </Link>
      ) : (
        <NumberStepper
          name="inventory"
          value={inventory}
          max={BOUNDS.count}
          onChange={(value) => {
            edits.prepare(entry._id, entry.inventory);
            edits.set(entry._id, { inventory: value });
          }}
          label={stock.stepper(title.text)}
          describedBy={failure && messageId}
        />
      )}
      <p id={messageId} role="alert" className={styles.failed}>
        {failure}
      </p>
    </Row>
  );
}

function Left({ inventory }: { inventory: number }) {
  const { stock } = useAdminMessages().today;
  if (inventory === 0) return <Tag look="stop">{stock.soldOut}</Tag>;
  return inventory <= 3 ? (
    <Tag look="warn">{stock.left(inventory)}</Tag>
  ) : (
    <Tag look="good">{stock.enough(inventory)}</Tag>
  );
}
