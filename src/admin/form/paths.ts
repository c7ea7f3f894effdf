export type PathOf<Values, Type = unknown> = {
  [Name in keyof Values & string]:
    | ([Values[Name]] extends [Type] ? Name : never)
    | (Values[Name] extends readonly (infer Item)[]
        ? Item extends object
          ? `${Name}.${number}.${PathOf<Item, Type>}`
          : [Item] extends [Type]
            ? `${Name}.${number}`
            : never
        : Values[Name] extends object
          ? string extends keyof Values[Name]
            ? never
            : `${Name}.${PathOf<Values[Name], Type>}`
          : never);
}[keyof Values & string];

export type FieldName<Values> = keyof Values & string;

export type TranslatedName<Values> = Values extends { translations: { en: infer Texts } }
  ? FieldName<Values> & keyof Texts
  : never;
