import { isEquivalent } from '#admin/form/values.ts';
import type { EditorApi, Versioned } from './editor-api.ts';

/** Creates once: after a lost answer it looks for the entry before it tries again. */
export function createCreation<Entry extends Versioned, Values extends object>(
  api: EditorApi<Entry, Values>,
  valuesOf: (entry: Entry) => Values,
): (values: Values) => Promise<Entry> {
  let idsBefore: ReadonlySet<string> | null = null;
  const sent: Values[] = [];

  async function findArrived(before: ReadonlySet<string>): Promise<Entry | undefined> {
    const entries = await api.entries();
    return entries.find(
      (entry) => !before.has(entry._id) && sent.some((values) => isEquivalent(valuesOf(entry), values)),
    );
  }

  return async (values) => {
    const arrived = idsBefore && (await findArrived(idsBefore));
    if (arrived) {
      return isEquivalent(valuesOf(arrived), values)
        ? arrived
        : api.save(arrived._id, values, { version: arrived.version, base: valuesOf(arrived) });
    }
    idsBefore ??= api.listedIds();
    sent.push(values);
    return api.create(values);
  };
}
