export const PANEL_IDS = {
  messages: 'messages',
  nearlyFull: 'workshops',
  lowStock: 'stock',
  untranslated: 'english',
} as const;

/** Scrolls to a panel and focuses its heading. */
export function jumpToPanel(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
