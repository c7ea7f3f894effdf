/** The list, the order whose id is in the address, or a new one. */
import { NEW, useAdminNavigation } from '../navigation.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrderListPage } from './OrderListPage.tsx';
import { TakeOrderPage } from './taking/TakeOrderPage.tsx';

export default function OrdersPage() {
  const { search } = useAdminNavigation();
  if (search.show === NEW) return <TakeOrderPage />;
  return search.show ? <OrderPage key={search.show} id={search.show} /> : <OrderListPage />;
}
