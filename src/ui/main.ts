/** The id of `<main>`, the target of the skip link and of the focus after navigation. */
export const MAIN = 'main';
