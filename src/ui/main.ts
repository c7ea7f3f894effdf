/** The id of the page's `<main>`: the skip link leads there, and the focus goes there with a new page. */
export const MAIN = 'main';
