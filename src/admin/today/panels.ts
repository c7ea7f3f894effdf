/** The places of the first page that its chips lead to. */
export const PANEL_IDS = {
  messages: 'messages',
  nearlyFull: 'workshops',
  lowStock: 'stock',
  untranslated: 'english',
} as const;

/** Goes to a place of this page: its heading comes into view and takes the focus. */
export function jumpToPanel(place: string): void {
  const heading = document.getElementById(place);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
