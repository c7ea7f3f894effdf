/** A schema's fields in a form: an empty number is null, an empty text ''; read-only ones are omitted. */
export type FormValues<Input> = {
  [Name in keyof Input as unknown extends Input[Name] ? never : Name]-?: FormValue<NonNullable<Input[Name]>>;
};

type FormValue<Value> = Value extends number
  ? number | null
  : Value extends string | boolean
    ? Value
    : Value extends readonly (infer Item)[]
      ? FormValue<Item>[]
      : string extends keyof Value
        ? { [Key in keyof Value]: Partial<FormValues<NonNullable<Value[Key]>>> }
        : FormValues<Value>;

type Source<Values> = { readonly [Name in keyof Values]: SourceValue<Values[Name]> | null };

type SourceValue<Value> = Value extends readonly (infer Item)[]
  ? readonly SourceValue<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: SourceValue<Value[Name]> | null }
    : Value | null;

export function valuesFrom<Values extends object>(blank: Values, entry: Source<Values>): Values {
  const values = Object.entries(blank).map(([name, empty]: [string, unknown]) => {
    const value: unknown = entry[name as keyof Values];
    return [name, hasFields(empty) ? valuesFrom(empty, (value ?? {}) as Source<object>) : (value ?? empty)];
  });
  return Object.fromEntries(values) as Values;
}

export function hasFields(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}
