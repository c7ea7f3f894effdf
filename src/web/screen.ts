import type { ComponentType } from 'react';
import type { PageRun } from '#contract/list-pages.ts';
import type { WordsPage } from '#domain/shop-texts.ts';
import type { PageName } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { hasPageTexts, type PageTextsName } from '#i18n/pages/texts.ts';
import type { Api } from './api/client.ts';

export interface LoadInput {
  search: Record<string, string | undefined>;
  params: Record<string, string>;
  lang: Lang;
  now: Date;
  /** The pages of a list to show. */
  run: PageRun;
}

export interface ScreenProps<Data> extends Omit<LoadInput, 'lang' | 'now' | 'run'> {
  data: Data;
}

export interface Screen<Data, Parameter extends string = string> {
  /** `prepare` loads what its data needs besides; it may be given the data of another screen. */
  component: () => Promise<{
    default: ComponentType<ScreenProps<Data>>;
    prepare?: (data: unknown, lang: Lang) => Promise<void>;
  }>;
  /** The known search parameters that its data depends on. */
  parameters?: readonly Parameter[];
  /** The long texts that it shows; those of its name if left out. */
  texts?: readonly PageTextsName[];
  /** Whose texts of the shop it shows. */
  words?: WordsPage;
  load: (api: Api, input: LoadInput) => Promise<Data>;
}

/** With its data's type erased. */
export interface ScreenDefinition extends Screen<unknown> {
  /** Also its folder and module: `confirmEmail` is `screens/confirm-email/ConfirmEmailScreen.tsx`. */
  name: PageName;
  path: string;
}

export function textsOf({ name, texts }: ScreenDefinition): readonly PageTextsName[] {
  return texts ?? (hasPageTexts(name) ? [name] : []);
}

/** The server finds the bundle's files by it. */
export function moduleOf({ name }: ScreenDefinition): string {
  const folder = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const path = name === 'admin' ? 'src/admin' : `src/web/screens/${folder}`;
  return `${path}/${name[0]!.toUpperCase()}${name.slice(1)}Screen.tsx`;
}
