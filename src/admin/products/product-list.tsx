import { useMemo } from 'react';
import { BOUNDS } from '#domain/bounds.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import { isRunningOut } from '#domain/running-out.ts';
import type { AdminProduct } from '#contract/products.ts';
import { pages } from '#contract/routes.ts';
import { useMessages } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { Inline, NumberCell, PriceCell, SumCell } from '../lists/table/cells.tsx';
import { untranslatedField } from '../lists/english.ts';
import type { ListKind, Row } from '../lists/list-kind.ts';
import { PriceMark, ReducedPrice, Tag } from '../lists/table/Marks.tsx';
import { ALL } from '../lists/list-view.ts';
import { ProductEditor } from './ProductEditor.tsx';

export function useProductList(): ListKind<'products'> {
  const { lists, fields } = useAdminMessages();
  const { categories } = useMessages();
  return useMemo(
    () => ({
      kind: 'products',
      texts: lists.products,
      filters: [
        { name: ALL, label: lists.filter.all, has: () => true },
        { name: 'active', label: lists.products.manyActive, has: ({ active }) => active },
        { name: 'low', label: lists.filter.lowStock, has: isRunningOut },
        {
          name: 'untranslated',
          label: lists.filter.untranslated,
          has: (entry) => untranslatedField(entry) !== null,
        },
        { name: 'hidden', label: lists.products.manyHidden, has: ({ active }) => !active },
      ],
      columns: [
        {
          name: 'price',
          label: lists.columns.price,
          numeric: true,
          sort: { value: priceToPay, of: 'number' },
          Cell: ProductPriceCell,
        },
        {
          name: 'stock',
          label: lists.columns.stock,
          sort: { value: ({ inventory }) => inventory, of: 'number' },
          Cell: StockCell,
        },
      ],
      picture: ({ imagePath }) => imagePath,
      under: ({ category }) => categories[category],
      isPromoted: ({ isPromoted }) => isPromoted,
      badges: ({ isCustomizable }) => isCustomizable && <Tag look="outlined">{lists.madeToOrder}</Tag>,
      untranslated: untranslatedField,
      price: (entry) => (
        <Inline>
          <Price entry={entry} />
        </Inline>
      ),
      printed: [
        {
          label: lists.columns.price,
          value: (entry) => (
            <Inline>
              <Price entry={entry} />
            </Inline>
          ),
        },
        { label: lists.columns.stock, value: ({ inventory }) => inventory },
      ],
      standing: (entry) => <StockWords entry={entry} />,
      numbers: [
        {
          name: 'inventory',
          label: fields.names.inventory,
          max: BOUNDS.count,
          value: ({ inventory }) => inventory,
          change: (inventory) => ({ inventory }),
          isSum: ({ variants }) => variants.length > 0,
        },
      ],
      publicPage: () => pages.shop(),
      pictureField: 'imagePath',
      plainField: 'title',
      Editor: ProductEditor,
    }),
    [lists, fields, categories],
  );
}

/** Shekels. */
function priceToPay(entry: AdminProduct): number {
  return shownProductPrices(entry).price;
}

function Price({ entry }: { entry: AdminProduct }) {
  const { price, original, discount } = shownProductPrices(entry);
  return <PriceMark shekels={price} original={original} percent={discount} />;
}

function ProductPriceCell(row: Row<AdminProduct>) {
  const { price, original, discount } = shownProductPrices(row.entry);
  return (
    <PriceCell row={row}>
      {original !== null && <ReducedPrice shekels={price} percent={discount} />}
    </PriceCell>
  );
}

function StockCell(row: Row<AdminProduct>) {
  const { stock } = useAdminMessages().lists;
  const { inventory, variants } = row.entry;
  const mark =
    inventory === 0 ? (
      <Tag look="bad">{stock.out}</Tag>
    ) : isRunningOut(row.entry) ? (
      <Tag look="warning">{inventory === 1 ? stock.last : stock.low}</Tag>
    ) : (
      inventory === 1 && <Tag look="plain">{stock.oneOfAKind}</Tag>
    );
  if (variants.length > 0)
    return (
      <SumCell id={row.entry._id} label={stock.variantsOf(row.title)} value={inventory}>
        {mark}
      </SumCell>
    );
  return (
    <NumberCell
      row={row}
      name="inventory"
      label={stock.of(row.title)}
      max={BOUNDS.count}
      value={inventory}
      onChange={(value) => row.change({ inventory: value })}
    >
      {mark}
    </NumberCell>
  );
}

function StockWords({ entry }: { entry: AdminProduct }) {
  const { stock } = useAdminMessages().lists;
  const { inventory } = entry;
  if (inventory === 0) return <Tag look="bad">{stock.out}</Tag>;
  if (isRunningOut(entry)) return <Tag look="warning">{stock.left(inventory)}</Tag>;
  return <Tag look="plain">{inventory === 1 ? stock.oneOfAKind : stock.there(inventory)}</Tag>;
}
