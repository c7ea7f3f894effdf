/** The list, or the order whose id is in the address. */
import { useAdminNavigation } from '../navigation.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrderListPage } from './OrderListPage.tsx';

export default function OrdersPage() {
  const { search } = useAdminNavigation();
  return search.show ? <OrderPage key={search.show} id={search.show} /> : <OrderListPage />;
}
