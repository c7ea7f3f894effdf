/** The one Trusted Types policy that pages may make: its HTML is the empty page of a preview's frame. */
export const EMPTY_PAGE_POLICY = 'empty-page';
