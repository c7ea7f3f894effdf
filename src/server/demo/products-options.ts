/** Metals, ring sizes and engravings of the demo catalogue. */
import type { DemoChoice, DemoOption, DemoVariant } from './types.ts';

export function ringSizes(sizes: readonly number[]): DemoOption {
  return {
    key: 'size',
    title: { he: 'מידה', en: 'Size' },
    choices: sizes.map((size) => ({
      key: String(size),
      title: { he: String(size), en: String(size) },
      extra: 0,
    })),
  };
}

export function metals(choices: readonly DemoChoice[]): DemoOption {
  return { key: 'metal', title: { he: 'מתכת', en: 'Metal' }, choices: [...choices] };
}

/** `stock`: pieces by the choices' keys; null isn't sold. */
export function variants(stock: Record<string, number | null>): DemoVariant[] {
  return Object.entries(stock).map(([choices, pieces]) => ({
    choices: choices.split(' '),
    inventory: pieces ?? 0,
    active: pieces !== null,
  }));
}
