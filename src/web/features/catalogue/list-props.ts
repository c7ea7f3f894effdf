/** What the grids of the three kinds have in common. */

/** The cards whose pictures stand above the fold, fetched first. */
export const ABOVE_FOLD = 2;

export interface ListProps {
  /** One level below the heading that the list stands under. */
  heading: 'h2' | 'h3';
  /** The list opens the page. */
  first?: boolean;
}
