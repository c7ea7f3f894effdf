/** How many cards' pictures are above the fold and load first. */
export const ABOVE_FOLD = 2;

export interface ListProps {
  heading: 'h2' | 'h3';
  /** The list opens the page. */
  first?: boolean;
}
