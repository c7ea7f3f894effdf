import type { Problems } from '#admin/form/entry-form.ts';

interface ChecklistLine {
  /** The first of those that would read the same. */
  path: string;
  name: string;
  sentence: string;
}

export function checklistOf(problems: Problems, nameOf: (path: string) => string): ChecklistLine[] {
  const lines = Object.entries(problems).map(([path, sentence]) => ({ path, name: nameOf(path), sentence }));
  const isFirst = (line: ChecklistLine) =>
    lines.find(({ name, sentence }) => name === line.name && sentence === line.sentence) === line;
  return lines.filter(isFirst);
}
