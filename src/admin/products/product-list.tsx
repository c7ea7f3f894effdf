import { useMemo } from 'react';
import { BOUNDS } from '#domain/bounds.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import { FEW } from '#domain/product.ts';
import type { AdminProduct } from '#contract/products.ts';
import { pages } from '#contract/routes.ts';
import { useMessages } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { Inline, NumberCell, PriceCell } from '../lists/table/cells.tsx';
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
        { name: 'low', label: lists.filter.lowStock, has: ({ inventory }) => inventory <= FEW },
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
        },
      ],
      publicPage: () => pages.shop(),
      pictureField: 'imagePath',
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
  const { inventory } = row.entry;
  const tag = inventory === 0 ? stock.out : inventory === 1 ? stock.last : stock.low;
  return (
    <NumberCell
      row={row}
      name="inventory"
      label={stock.of(row.title)}
      max={BOUNDS.count}
      value={inventory}
      onChange={(value) => row.change({ inventory: value })}
    >
      {inventory <= FEW && <Tag look={inventory === 0 ? 'bad' : 'warning'}>{tag}</Tag>}
    </NumberCell>
  );
}

function StockWords({ entry: { inventory } }: { entry: AdminProduct }) {
  const { stock } = useAdminMessages().lists;
  if (inventory === 0) return <Tag look="bad">{stock.out}</Tag>;
  return (
    <Tag look={inventory <= FEW ? 'warning' : 'plain'}>
      {inventory <= FEW ? stock.left(inventory) : stock.there(inventory)}
    </Tag>
  );
}
