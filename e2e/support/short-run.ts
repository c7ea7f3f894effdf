/** Of several journeys that differ little the short run takes the first; `tags` are those that all of them have. */
export function onlyFirst(index: number, ...tags: string[]): { tag: string[] } {
  return { tag: index === 0 ? tags : [...tags, '@long'] };
}
