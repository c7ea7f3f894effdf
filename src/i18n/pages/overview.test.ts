import { expect, it } from 'vitest';
import { loadPageTexts } from './texts.ts';

it('a seat to cancel may be somebody else’s by now', async () => {
  const { seats } = await loadPageTexts('overview', 'en');
  for (const n of [1, 2]) expect(seats.cancel(n)).not.toMatch(/\b(my|your)\b/i);
});
