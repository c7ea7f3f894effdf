/** Apart from the loaders so that `en.ts` can name them. */
import type { he } from './he.ts';

export type Texts<Source> = {
  [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends (...parameters: infer Parameters) => string
      ? (...parameters: Parameters) => string
      : Source[Key] extends readonly (infer Item)[]
        ? readonly Texts<{ item: Item }>['item'][]
        : Texts<Source[Key]>;
};

export type Messages = Texts<typeof he>;
