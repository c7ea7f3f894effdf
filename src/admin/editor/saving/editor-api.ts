/** All throw the client's ApiError. */
export interface EditorApi<Entry, Values> {
  create: (values: Values) => Promise<Entry>;
  /** `on`: what the change is based on. */
  save: (id: string, values: Values, on: { version: number; base: Values }) => Promise<Entry>;
  entries: () => Promise<Entry[]>;
  listedIds: () => ReadonlySet<string>;
  show: (entry: Entry) => void;
}

export interface Versioned {
  _id: string;
  version: number;
}
