/** A row of the admin's lists, and what has become of its product. */
import type { Page } from '@playwright/test';
import type { AdminProduct } from '#contract/products.ts';
import { api } from '#contract/routes.ts';
import type { Admin } from './admin.ts';

export const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

export async function kept(admin: Admin, id: string): Promise<AdminProduct> {
  return (await admin.call<{ data: AdminProduct }>('GET', api.product(id))).data;
}

export async function publicStatus(page: Page, id: string): Promise<number> {
  return (await page.request.get(api.product(id), { headers: {} })).status();
}
