export function focusField(body: HTMLElement | null, names: readonly string[]): void {
  const found = body ? findFields(body, names) : [];
  const [first] = found.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (first) show(first);
}

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

/** Opens the folds that these fields are in. */
export function unfold(body: HTMLElement | null, names: readonly string[]): void {
  for (const field of body ? findFields(body, names) : []) openFold(field);
}

function openFold(field: HTMLElement): void {
  const fold = field.closest('details');
  if (fold) fold.open = true;
}

export function show(field: HTMLElement): void {
  openFold(field);
  field.scrollIntoView({ block: field.matches('section, details') ? 'start' : 'center' });
  field.focus({ preventScroll: true });
}
