import { describe, expect, test } from 'vitest';
import type { AdminTutorial } from '#contract/tutorials.ts';
import { aTutorial } from '#test/factories.ts';
import { previewOf } from './preview.ts';

const [A, B] = ['/files/a.webp', '/files/b.webp'];
const stored = (values: Partial<AdminTutorial>) =>
  ({ ...aTutorial({ price: 45 }), contentImagesPathes: [A, B], ...values }) as AdminTutorial;

describe('what a locked tutorial shows of its pages', () => {
  test('is the headings of their texts, in both languages', () => {
    const pageTexts = [
      { text: 'הכלים\n\nפטיש ומסור.', translations: { en: { text: 'The tools\n\nA hammer and a saw.' } } },
      { text: 'רק גוף הטקסט.' },
    ];
    expect(previewOf(stored({ pageTexts }))).toEqual({
      pageHeadings: [{ text: 'הכלים', translations: { en: { text: 'The tools' } } }, { text: '' }],
    });
  });

  test('is nothing where no page has a heading', () => {
    expect(previewOf(stored({ pageTexts: [] }))).toEqual({});
    expect(previewOf(stored({ pageTexts: [{ text: 'סוד.' }, { text: '' }] }))).toEqual({});
  });

  test('is the first page with its texts, where everyone may see it', () => {
    const imageAlts = { [A]: { he: 'פטיש' }, [B]: { he: 'מסור' } };
    const pageTexts = [{ text: 'פטיש.' }, { text: 'סוד.' }];
    expect(previewOf(stored({ shouldShowFirstPage: true, imageAlts, pageTexts }))).toEqual({
      samplePage: { imagePath: A, text: 'פטיש.' },
      imageAlts: { [A]: { he: 'פטיש' } },
    });
    expect(previewOf(stored({ shouldShowFirstPage: true, pageTexts: [] }))).toEqual({
      samplePage: { imagePath: A, text: '' },
      imageAlts: {},
    });
  });
});
