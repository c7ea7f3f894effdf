import type { AdminMessages } from '#i18n/admin/message-types.ts';

export function fieldName(fields: AdminMessages['fields'], path: string): string {
  const names = fields.names as Readonly<Record<string, string>>;
  const withoutPlaces = path.replace(/\.\d+(?=\.|$)/g, '');
  for (let part = withoutPlaces; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    if (Object.hasOwn(names, part))
      return path.endsWith('.en') ? fields.inEnglish(names[part]!) : names[part]!;
  }
  return path;
}

export function fieldNames(fields: AdminMessages['fields'], paths: readonly string[]): string {
  return [...new Set(paths.map((path) => fieldName(fields, path)))].join(', ');
}
