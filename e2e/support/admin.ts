/** Tests change ADMIN_SHOP concurrently, so each creates its entries under unique titles. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { EntryKind } from '#domain/catalogue.ts';
import type { Session } from '#contract/auth.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api, pages, type AdminTab } from '#contract/routes.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import type { Entries, Inputs } from '#admin/data/entry-types.ts';
import { expect, test as base } from './fixtures.ts';
import { ADMIN, ADMIN_SHOP } from './places.ts';
import { samplePicture } from './sample-picture.ts';

export interface Admin {
  token: string;
  /** As in the account menu. */
  name: string;
  words: AdminMessages;
  /** Opens a tab, or the admin's first page. */
  visit: (tab?: AdminTab, search?: object) => Promise<void>;
  /** Returns the response body; fails on an error status. */
  call: <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Body>;
  /** Creates an entry by the API with defaults for what `values` leaves out. */
  has: {
    product: (values?: Partial<Inputs['products']>) => Promise<Entries['products']>;
    workshop: (values?: Partial<Inputs['workshops']>) => Promise<Entries['workshops']>;
    tutorial: (values?: Partial<Inputs['tutorials']>) => Promise<Entries['tutorials']>;
    bannerText: (values?: Partial<Inputs['banner-texts']>) => Promise<Entries['banner-texts']>;
  };
  /** Uploads a picture and returns its address. */
  picture: (shade?: number) => Promise<string>;
}

export const test = base.extend<{ admin: Admin }>({
  baseURL: ADMIN_SHOP,
  admin: async ({ request, context, page, shop, baseURL, language }, use) => {
    const { token, name } = await logInByApi(request);
    await context.setStorageState({
      cookies: [],
      origins: [{ origin: baseURL!, localStorage: [{ name: 'token', value: token }] }],
    });
    const call: Admin['call'] = async (method, path, body) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await request.fetch(path, {
        method,
        headers,
        ...(body === undefined ? {} : { data: body }),
      });
      expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
      return answer.status() === 204 ? (null as never) : answer.json();
    };
    const picture = async (shade = 0) => {
      const { url } = await call<{ url: string }>('POST', adminApi.upload(), {
        image: await samplePicture(shade),
      });
      return url;
    };
    const make = async <Kind extends EntryKind>(kind: Kind, values: Inputs[Kind]) =>
      (await call<{ data: Entries[Kind] }>('POST', adminApi.newEntry(kind), values)).data;
    await use({
      token,
      name,
      words: await loadAdminMessages(language),
      visit: async (tab, search) => {
        await shop.visit(tab ? pages.adminTab(tab, search) : pages.admin());
        // An editor opened by the address hides the tabs from screen readers.
        await expect(page.getByRole('tablist', { includeHidden: true })).toBeVisible();
      },
      call,
      picture,
      has: {
        product: async (values) =>
          make('products', {
            title: unique('טבעת'),
            description: 'טבעת מרוקעת ביד.',
            price: 120,
            discount: 0,
            inventory: 8,
            category: 'goldsmith',
            imagePath: await picture(),
            ...values,
          }),
        workshop: async (values) =>
          make('workshops', {
            title: unique('סדנה'),
            description: 'ערב אחד בסטודיו.',
            location: 'הרצליה',
            category: 'goldsmith',
            level: 'beginner',
            participantLimit: 8,
            participants: 2,
            price: 380,
            earlyBirdDate: '2026-01-01',
            earlyBirdDiscountPercentage: 0,
            workshopDates: [{ date: inDays(20), duration: 150 }],
            ...values,
          }),
        tutorial: async (values) =>
          make('tutorials', {
            title: unique('מדריך'),
            description: 'שלב אחר שלב.',
            category: 'goldsmith',
            level: 'beginner',
            price: 45,
            contentImagesPathes: [await picture()],
            ...values,
          }),
        bannerText: (values) => make('banner-texts', { text: unique('טקסט'), ...values }),
      },
    });
  },
});

export { expect };

export const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;

/** The current time of day, `days` from now, in ISO 8601. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function logInByApi(request: APIRequestContext): Promise<{ token: string; name: string }> {
  const answer = await request.post(api.login(), { data: ADMIN });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token, user } = ((await answer.json()) as { data: Session }).data;
  return { token, name: `${user.firstName} ${user.lastName}`.trim() };
}
