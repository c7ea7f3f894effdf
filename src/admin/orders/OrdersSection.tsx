import { LazyPage } from '../layout/LazyPage.tsx';

const ordersPage = () => import('./OrdersPage.tsx');

export function OrdersSection() {
  return <LazyPage importer={ordersPage} props={{}} />;
}
