import { expect, test } from 'vitest';
import { tidyLine, tidyParagraphs } from './text.ts';

test.each([
  ['ביד  מנייר', 'ביד מנייר'],
  [' טבעת\tדקה ', 'טבעת דקה'],
  ['שורה\vרכה', 'שורה רכה'],
  ['שורה\r\nאחרת', 'שורה אחרת'],
  ['רווח\u00a0 קשיח', 'רווח קשיח'],
  ['', ''],
])('the name %j is stored as %j', (text, expected) => {
  expect(tidyLine(text)).toBe(expected);
});

test.each([
  ['ביד  מנייר', 'ביד מנייר'],
  ['פסקה אחת\n\nפסקה שנייה', 'פסקה אחת\n\nפסקה שנייה'],
  ['אחת\r\n\r\n\r\n\r\nשתיים', 'אחת\n\nשתיים'],
  ['• כסף  925 \n• זהב', '• כסף 925\n• זהב'],
  ['שורה\vרכה', 'שורה\nרכה'],
  ['  בהתחלה ובסוף \n', 'בהתחלה ובסוף'],
])('the description %j is stored as %j', (text, expected) => {
  expect(tidyParagraphs(text)).toBe(expected);
});
