import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

export const picturesEn: AdminMessages['pictures'] = {
  picture: (n, of) => `Picture ${n} of ${of}`,
  page: (n, of) => `Page ${n} of ${of}`,
  pageNumber: (n) => `page ${n}`,
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
    heic: 'This is an iPhone’s HEIC picture, which this browser can’t open. Share it as a JPEG. For the next ones, on the iPhone: Settings > Camera > Formats > Most Compatible.',
    pdf: 'This is a PDF, and pictures are needed here. Save each page as a picture (JPEG or PNG), or take a screenshot of each, and add them in order.',
    tooMany: 'There’s no room for more pictures.',
  },

  undo: {
    removed: 'The picture was removed.',
    edited: 'The picture was edited.',
    putBack: 'Put it back',
    revert: 'Back to the one before',
    done: 'The picture is back',
  },
  edit: {
    open: 'Crop and rotate',
    title: 'Crop and rotate',
    turnRight: 'Rotate right',
    turnLeft: 'Rotate left',
    ratio: 'Aspect ratio',
    ratios: { free: 'Free', square: 'Square', wide: '4:3', tall: '3:4' },
    frame: 'Crop frame. Arrows move it, Shift moves it further.',
    corners: {
      topLeft: 'Top left corner. Arrows resize.',
      topRight: 'Top right corner. Arrows resize.',
      bottomLeft: 'Bottom left corner. Arrows resize.',
      bottomRight: 'Bottom right corner. Arrows resize.',
    },
    size: (width, height) => `${width} by ${height} pixels`,
    done: 'Done',
    cancel: 'Cancel',
    failed: 'The picture can’t be opened right now. Please try again in a moment.',
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
