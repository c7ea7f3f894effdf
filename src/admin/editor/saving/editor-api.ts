/** The calls of one editor, for its form's values. All throw the client's ApiError. */
export interface EditorApi<Entry, Values> {
  create: (values: Values) => Promise<Entry>;
  /** `on`: what the change was made on. */
  save: (id: string, values: Values, on: { version: number; base: Values }) => Promise<Entry>;
  /** The server's whole list. */
  entries: () => Promise<Entry[]>;
  /** The ids in the list as it was last loaded. */
  listedIds: () => ReadonlySet<string>;
  /** Takes note of an entry that somebody else has changed. */
  show: (entry: Entry) => void;
}

export interface Versioned {
  _id: string;
  version: number;
}
