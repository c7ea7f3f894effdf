import { FIRST_STEPS, type FirstStep } from '#contract/first-steps.ts';
import type { Settings } from '#contract/settings.ts';

export type EntryStep = Extract<FirstStep, 'product' | 'workshop' | 'tutorial'>;

export function stepsDone(
  { shop, sources }: Pick<Settings, 'shop' | 'sources'>,
  made: ReadonlySet<EntryStep>,
): FirstStep[] {
  const isGiven = (path: string) => sources[path] === 'settings' || sources[path] === 'environment';
  const isSet = (...groups: string[]) =>
    Object.entries(sources).some(
      ([path, source]) => source === 'settings' && groups.some((group) => path.startsWith(group)),
    );
  const isDone: Record<FirstStep, boolean> = {
    contact: isGiven('shop.name') && isGiven('shop.phone') && shop.phone !== null,
    words: isSet('texts.'),
    product: made.has('product'),
    workshop: made.has('workshop'),
    tutorial: made.has('tutorial'),
    delivery: isSet('delivery.', 'payments.'),
  };
  return FIRST_STEPS.filter((step) => isDone[step]);
}
