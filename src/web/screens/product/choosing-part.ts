/** What only the page of a product with something to choose loads. */
import { createElement, type ComponentType } from 'react';
import type { Product } from '#contract/products.ts';
import type { Lang } from '#domain/language.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';

interface ChoosingProps {
  product: Product;
}

let part: ComponentType<ChoosingProps> | null = null;

/** For the server, to find the bundle's files. */
export const CHOOSING = 'src/web/screens/product/choosing/ChoosingPart.tsx';

/** `data`: of any screen. */
export function hasChoosing(data: unknown): boolean {
  const { product } = (data ?? {}) as { product?: Product };
  return product !== undefined && needsChoosing(product);
}

export function needsChoosing({ options, personalText, isCustomizable, leadDays }: Product): boolean {
  return options.length > 0 || personalText !== null || (isCustomizable && leadDays > 0);
}

export async function prepare(data: unknown, lang: Lang): Promise<void> {
  if (!hasChoosing(data)) return;
  const [module] = await Promise.all([
    import('./choosing/ChoosingPart.tsx'),
    loadPageTexts('choosing', lang),
  ]);
  part = module.default;
}

/** Throws before it is loaded. */
export function Choosing(props: ChoosingProps) {
  if (!part) throw new Error('Choices not loaded');
  return createElement(part, props);
}
