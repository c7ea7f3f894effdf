/** What a screen is: its place in the site, how its data is loaded, and what its component gets. */
import type { ComponentType } from 'react';
import type { PageRun } from '#contract/list-pages.ts';
import type { PageName } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import type { Api } from './api/client.ts';

/** The search parameters and path parameters that a page's data is loaded by. */
export interface LoadInput {
  search: Record<string, string | undefined>;
  params: Record<string, string>;
  lang: Lang;
  now: Date;
  /** Of a list that goes on: the pages to show. */
  run: PageRun;
}

/** What the module of a screen gets. */
export interface ScreenProps<Data> extends Omit<LoadInput, 'lang' | 'now' | 'run'> {
  data: Data;
}

export interface Screen<Data, Parameter extends string = string> {
  component: () => Promise<{ default: ComponentType<ScreenProps<Data>> }>;
  /** The known search parameters that its data depends on. */
  parameters?: readonly Parameter[];
  load: (api: Api, input: LoadInput) => Promise<Data>;
}

/** A screen among the others: its data's type is forgotten. */
export interface ScreenDefinition extends Screen<unknown> {
  /** Its folder, which names its module too: `home` is `screens/home/HomeScreen.tsx`. */
  name: PageName;
  path: string;
}

/** The source module of a screen, by which the server names its bundle's files in the first HTML. */
export function moduleOf({ name }: ScreenDefinition): string {
  const folder = name === 'admin' ? 'src/admin' : `src/web/screens/${name}`;
  return `${folder}/${name[0]!.toUpperCase()}${name.slice(1)}Screen.tsx`;
}
