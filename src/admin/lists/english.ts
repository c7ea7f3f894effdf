interface Translated {
  title: string;
  description: string;
  location?: string;
  translations: { en?: { title?: string; description?: string; location?: string } };
}

/** The first text without its English, as the API names it (`translations.en.title`); null if there is none. */
export function untranslatedField(entry: Translated): string | null {
  const missing = (['title', 'description', 'location'] as const).find(
    (name) => entry[name] && !entry.translations.en?.[name],
  );
  return missing ? `translations.en.${missing}` : null;
}
