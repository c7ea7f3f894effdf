import { describe, expect, it } from 'vitest';
import { helpTopics } from './help-words.ts';

describe('helpTopics', () => {
  it.each([
    ['משלוח', ['delivery']],
    ['המשלוח', ['delivery']],
    ['delivery', ['delivery']],
    ['Shipping!', ['delivery']],
    ['החזרה', ['returns']],
    ['returns', ['returns']],
    ['אחריות', ['warranty']],
    ['האחריות על הטבעת', ['warranty']],
    ['תיקון טבעת', ['warranty']],
    ['תליון פגום', ['warranty']],
    ['warranty', ['warranty']],
    ['guarantee', ['warranty']],
    ['ring repair', ['warranty']],
    ['איסוף', ['pickup']],
    ['pick up', ['pickup']],
    ['מידה', ['size']],
    ['גודל', ['size']],
    ['במידות', ['size']],
    ['ring size', ['size']],
    ['ביטול', ['cancel']],
    ['CANCEL', ['cancel']],
    ['cancel or return', ['returns', 'cancel']],
    ['משלוח ואיסוף', ['delivery', 'pickup']],
    ['טבעת', []],
    ['deliv', []],
    ['', []],
    ['!?״"', []],
    ['доставка', []],
    ['constructor __proto__', []],
    ['א'.repeat(200), []],
  ])('%s asks about %j', (query, topics) => {
    expect(helpTopics(query)).toEqual(topics);
  });
});
