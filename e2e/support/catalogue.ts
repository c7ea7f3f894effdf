import type { APIRequestContext } from '@playwright/test';
import type { List } from '#contract/common.ts';
import type { Product } from '#contract/products.ts';
import { api } from '#contract/routes.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import type { Lang } from '#domain/language.ts';

async function list<Entry>(request: APIRequestContext, path: string): Promise<Entry[]> {
  return ((await (await request.get(path)).json()) as List<Entry>).data;
}

export const productsOf = (request: APIRequestContext, query?: object) =>
  list<Product>(request, api.products(query));
export const workshopsOf = (request: APIRequestContext, query?: object) =>
  list<Workshop>(request, api.workshops(query));
export const tutorialsOf = (request: APIRequestContext, query?: object) =>
  list<TutorialCard>(request, api.tutorials(query));

/** Whether a card adds it, since nothing about it has to be chosen on its page. */
export const isAddedFromCard = ({ options, personalText }: Product) =>
  options.length === 0 && !personalText?.required;

export function titleIn(
  lang: Lang,
  { title, translations }: { title: string; translations: { en?: { title?: string } } },
): string {
  return (lang === 'en' && translations.en?.title) || title;
}
