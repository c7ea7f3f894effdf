/** Settings as a form edits them: an empty text is '', an empty number null, and texts nest by page. */
import type { Localized } from '#contract/localized.ts';
import { mayBeNone, type SettingsInput } from '#contract/settings-input.ts';

import { isPair, type Pair } from '../form/pair.ts';
import { pathOf, readAt, writeAt, isEquivalent } from '../form/values.ts';
import { webAddress, whatsappDigits } from './addresses.ts';

export type FormOf<Value> = [Value] extends [Localized | null]
  ? Pair
  : [Value] extends [boolean]
    ? boolean
    : [Value] extends [number | null]
      ? number | null
      : [Value] extends [string | null]
        ? string
        : [Value] extends [readonly number[] | null]
          ? (number | null)[]
          : { [Name in keyof Value]: FormOf<Value[Name]> };

/** The value at a setting's path, such as `shop.phone` or `texts.home.heroTitle`. */
type Setting = readonly [path: string, value: unknown];

/** A form of `blank`'s shape. */
export function formOf<Form extends object>(blank: Form, settings: object): Form {
  const values = Object.entries(blank).map(([key, empty]: [string, unknown]) => {
    const value: unknown = (settings as Record<string, unknown>)[key];
    return [key, valueOf(empty, value)];
  });
  // Has the keys of `blank`.
  return Object.fromEntries(values) as Form;
}

/** `like`: a form's value of the same kind. */
export function valueOf(like: unknown, value: unknown): unknown {
  if (isPair(like)) {
    const { he = '', en = '' } = (value ?? {}) as Partial<Pair>;
    return { he, en };
  }
  if (typeof like === 'object' && like !== null && !Array.isArray(like))
    return formOf(like, (value ?? {}) as object);
  if (typeof like === 'string') return value === null || value === undefined ? '' : String(value);
  return value ?? (Array.isArray(like) ? like : null);
}

/** Every setting of a form. */
export function settingsIn(form: object, prefix = ''): Setting[] {
  return Object.entries(form).flatMap(([key, value]): Setting[] => {
    const path = prefix + key;
    const isLeaf = typeof value !== 'object' || value === null || Array.isArray(value) || isPair(value);
    return isLeaf ? [[path, value]] : settingsIn(value as object, `${path}.`);
  });
}

/** What differs from `base`; a value that is the default's is sent as null, and so is no longer set. */
export function inputOf<Form extends object>(values: Form, base: Form, defaults: Form): SettingsInput {
  let input: Record<string, unknown> = {};
  for (const [path, value] of settingsIn(values)) {
    if (isEquivalent(value, readAt(base, pathOf(path)))) continue;
    const sent = sentValue(path, value);
    const isDefault = isEquivalent(sent, sentValue(path, readAt(defaults, pathOf(path))));
    input = writeAt(input, placeOf(path), isDefault ? null : sent);
  }
  return input as SettingsInput; // the form is checked before it is sent
}

/** Texts are sent as one flat object. */
function placeOf(path: string): string[] {
  return path.startsWith('texts.') ? ['texts', path.slice('texts.'.length)] : [...pathOf(path)];
}

const ADDRESSES = new Set(['shop.instagram', 'shop.facebook', 'shop.tiktok']);

function sentValue(path: string, value: unknown): unknown {
  if (isPair(value)) {
    const en = value.en.trim() === '' ? null : value.en;
    return en === null && value.he.trim() === '' && mayBeNone(path) ? '' : { he: value.he, en };
  }
  if (path === 'cancellation.workshopDays') return Number(value);
  if (typeof value !== 'string') return value;
  if (path === 'shop.whatsapp') return whatsappDigits(value);
  return ADDRESSES.has(path) ? webAddress(value) : value.trim();
}

/** A number can't be cleared: null would be the default. */
export function clearedNumbers<Form extends object>(values: Form, defaults: Form): string[] {
  return settingsIn(values)
    .filter(([path, value]) => value === null && readAt(defaults, pathOf(path)) !== null)
    .map(([path]) => path);
}

export function isDefault(defaults: object, path: string, value: unknown): boolean {
  return isEquivalent(sentValue(path, value), sentValue(path, readAt(defaults, pathOf(path))));
}
