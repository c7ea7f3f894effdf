import { EntryList } from '../lists/EntryList.tsx';
import { useProductList } from './product-list.tsx';

export function ProductsTab() {
  return <EntryList list={useProductList()} />;
}
