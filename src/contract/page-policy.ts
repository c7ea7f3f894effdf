/** The Trusted Types policies that pages may make. This one's HTML is the empty page of a preview's frame. */
export const EMPTY_PAGE_POLICY = 'empty-page';
/** Lets a page start the worker of a studio day. */
export const WORKER_POLICY = 'studio-day';
