/** Finding a field of an editor by the API's name, and going there. */

/** The first of these fields in the order of the page; a part of a field (`workshopDates.0.date`) or else its whole. */
export function focusField(body: HTMLElement | null, names: readonly string[]): void {
  const found = body ? findFields(body, names) : [];
  const [first] = found.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (first) show(first);
}

/** One field, null where the page has none of this name. */
export function findField(body: HTMLElement, name: string): HTMLElement | null {
  for (let path = name; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const named = [...body.querySelectorAll<HTMLElement>(`[name="${CSS.escape(path)}"]`)];
    const field = named.find((one) => (one as HTMLInputElement).checked) ?? named[0];
    const place = field ?? body.querySelector<HTMLElement>(`[data-covers~="${CSS.escape(path)}"]`);
    if (place) return place;
  }
  return null;
}

function findFields(body: HTMLElement, names: readonly string[]): HTMLElement[] {
  return names.map((name) => findField(body, name)).filter((field) => field !== null);
}

/** Opens what is folded around it. */
export function show(field: HTMLElement): void {
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.scrollIntoView({ block: field.matches('section, details') ? 'start' : 'center' });
  field.focus({ preventScroll: true });
}
