import { describe, expect, it } from 'vitest';
import { inLanguage, pages, readLanguage } from './routes.ts';

describe('inLanguage and readLanguage', () => {
  it.each([
    ['/', '/en'],
    ['/shop', '/en/shop'],
    ['/shop?category=cricut', '/en/shop?category=cricut'],
    ['/?utm_source=x', '/en?utm_source=x'],
    ['/#main', '/en#main'],
  ])('%s in English is %s', (hebrew, english) => {
    expect(inLanguage('en', hebrew)).toBe(english);
    expect(inLanguage('he', hebrew)).toBe(hebrew);
  });

  it.each([
    ['/', 'he', '/'],
    ['/shop', 'he', '/shop'],
    ['/en', 'en', '/'],
    ['/en/shop', 'en', '/shop'],
    ['/english', 'he', '/english'],
    ['/en-US/shop', 'he', '/en-US/shop'],
  ])('%s is %s of %s', (path, lang, plain) => {
    expect(readLanguage(path)).toEqual({ lang, path: plain });
  });
});

describe('pages', () => {
  it('leaves unset parameters out and encodes what is given', () => {
    expect(pages.shop({ category: undefined, sort: 'newest' })).toBe('/shop?sort=newest');
    expect(pages.login({ next: '/en/shop?sort=newest' })).toBe('/login?next=%2Fen%2Fshop%3Fsort%3Dnewest');
    expect(pages.tutorial('a/b ?')).toBe('/tutorials/a%2Fb%20%3F');
  });
});
