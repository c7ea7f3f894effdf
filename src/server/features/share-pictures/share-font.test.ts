import { describe, expect, it } from 'vitest';
import { drawable, widthOf } from './share-font.ts';

describe('drawable', () => {
  it.each([
    ['טבעת  ״שקיעה״\nמרוקעת', 'טבעת ״שקיעה״ מרוקעת'],
    ['פֶּסַח', 'פֶּסַח'.normalize('NFC')],
    ['Ring 😀 14K — “sun”', 'Ring 14K — “sun”'],
    ['кольцо', ''],
    ['cafe\u0301 \u202E₪', 'café ₪'],
    ['תל־אביב', 'תל-אביב'],
  ])('%j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });
});

describe('widthOf', () => {
  it('grows with the text and its size, in both scripts', () => {
    for (const text of ['טבעת', 'Ring', '₪420', 'טבעת Cricut']) {
      const width = widthOf(text, 40);
      expect(width).toBeGreaterThan(40);
      expect(widthOf(text, 80)).toBeCloseTo(2 * width, 0);
      expect(widthOf(text + text, 40)).toBeGreaterThan(1.8 * width);
    }
  });

  it('is 0 for an empty text, and counts markup characters like others', () => {
    expect(widthOf('', 40)).toBe(0);
    expect(widthOf('<&>', 40)).toBeGreaterThan(20);
  });
});
