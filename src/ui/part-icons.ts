/** Icons that several parts have, but not every page; those of one part are beside it. */
export const PART_ICONS = {
  book: 'M12 6.5C10 5 7 4.7 3.5 5v13.5c3.5-.3 6.5 0 8.5 1.5 2-1.5 5-1.8 8.5-1.5V5C17 4.7 14 5 12 6.5zM12 6.5V20',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1 5.5L12 16.5l-4.9 2.7 1-5.5L4 9.8l5.6-.7L12 4z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
} as const;
