import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

export const picturesEn: AdminMessages['pictures'] = {
  picture: (n, of) => `Picture ${n} of ${of}`,
  page: (n, of) => `Page ${n} of ${of}`,
  pageCount: (n) => count('en', n, '1 page', '2 pages', (many) => `${many} pages`),
  main: 'Main',
  readingHint: 'Readers see the pages in this order. By keyboard: Space lifts, arrows move.',

  add: 'Drop, paste or click to choose',
  replaceHere: 'To replace it: drop, paste or click',
  addPages: 'Add pages',
  dropNow: 'Drop here',
  fromGallery: 'From the gallery',
  fromGalleryInstead: 'Replace',
  camera: 'Camera',
  full: (max) => `There are already ${max} pictures here, which is the limit.`,

  waiting: 'Waiting',
  progress: (file) => `Uploading ${file}`,
  uploading: (n) =>
    count(
      'en',
      n,
      '1 picture is uploading',
      '2 pictures are uploading',
      (many) => `${many} pictures are uploading`,
    ),
  stop: (file) => `Stop uploading ${file}`,

  notUploaded: (n) =>
    count(
      'en',
      n,
      '1 picture wasn’t uploaded. What you wrote and the other pictures are safe.',
      '2 pictures weren’t uploaded. What you wrote and the other pictures are safe.',
      (many) => `${many} pictures weren’t uploaded. What you wrote and the other pictures are safe.`,
    ),
  retry: 'Try again',
  retryNamed: (file) => `Try again: ${file}`,
  instead: 'Replace',
  insteadNamed: (file) => `Replace ${file} with another file`,
  dismiss: (file) => `Remove from the list: ${file}`,
  uploadFailed: 'Upload failed. Please try again.',
  tooLarge: (megabytes) => `The picture is too large (${megabytes} MB): up to 10 MB and 40 megapixels.`,
  problems: {
    connection: 'The connection was lost during the upload. The file is still here.',
    unreadable: 'The file can’t be read. It may have been moved or deleted.',
    tooMany: 'There’s no room for more pictures.',
  },

  alreadyHere: 'This picture is already here:',

  makeMain: 'Make main',
  earlier: 'Earlier',
  later: 'Later',
  replace: 'Replace',
  remove: 'Remove',
  lastStays: 'At least one page must stay. You can replace it.',
  altMark: 'Alt text',
  described: 'alt text in both languages',
  notDescribed: 'alt text missing',
  altHe: 'Alt text in Hebrew',
  altEn: 'Alt text in English',
  missingHe: 'Missing',
  missingEn: 'Missing in English',

  lifted: (name) => `${name} lifted. Arrows move it, Space drops it, Escape puts it back.`,
  movedTo: (n, of) => `Moved to position ${n} of ${of}`,
  dropped: (n, of) => `Dropped at position ${n} of ${of}`,
  putBack: (n, of) => `Back at position ${n} of ${of}`,
  removed: 'The picture was removed',
};
