/** The paths of a form's fields (`translations.en.title`, `workshopDates.0.date`), optionally of one type only. */
export type PathOf<Values, Type = unknown> = {
  [Name in keyof Values & string]:
    | ([Values[Name]] extends [Type] ? Name : never)
    | (Values[Name] extends readonly (infer Item)[]
        ? Item extends object
          ? `${Name}.${number}.${PathOf<Item, Type>}`
          : never
        : Values[Name] extends object
          ? string extends keyof Values[Name]
            ? never
            : `${Name}.${PathOf<Values[Name], Type>}`
          : never);
}[keyof Values & string];

/** A field of the schema's top level. */
export type FieldName<Values> = keyof Values & string;

/** The texts that have an English translation. */
export type TranslatedName<Values> = Values extends { translations: { en: infer Texts } }
  ? FieldName<Values> & keyof Texts
  : never;
