import { describe, expect, it } from 'vitest';
import { readAmount, readCount } from './amounts.ts';
import { guessCategory } from './category.ts';
import { decodeEntities, htmlToText } from './html-text.ts';
import { languageOf } from './language.ts';

describe('an amount', () => {
  it.each([
    ['180', 18_000],
    ['180.5', 18_050],
    ['180,50', 18_050],
    ['1,200', 120_000],
    ['1,200.50', 120_050],
    ['1.200,50', 120_050],
    ['1,234,567', 123_456_700],
    ['1.234.567,8', 123_456_780],
    ['₪ 180', 18_000],
    ['180 ש״ח', 18_000],
    ['180 ש"ח', 18_000],
    ['ILS 45.00', 4_500],
    ['45.0000', 4_500],
    ['0', 0],
    ['12.', 1_200],
  ])('%j is read', (text, amount) => {
    expect(readAmount(text)).toEqual({ kind: 'amount', amount });
  });

  it.each(['45.500', '12.345', '-5', '1.5.2', '1,2,3', '12,34.5', 'חינם', '1e5', '=1+1', '1'.repeat(20)])(
    '%j is unreadable',
    (text) => {
      expect(readAmount(text)).toEqual({ kind: 'unreadable' });
    },
  );

  it.each([
    ['$45', '$'],
    ['45 €', '€'],
    ['USD 45', 'USD'],
    ['45usd', 'USD'],
  ])('%j is in another currency', (text, currency) => {
    expect(readAmount(text)).toEqual({ kind: 'currency', currency });
  });

  it('may be missing', () => {
    expect([readAmount(''), readAmount(' ₪ ')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });
});

it.each([
  ['5', 5],
  ['5.0', 5],
  ['1,000', 1_000],
  ['-3', 0],
  ['', null],
  ['many', Number.NaN],
  ['2.5', Number.NaN],
])('a count of %j is %s', (text, count) => {
  expect(readCount(text)).toBe(count);
});

describe('HTML', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['One<br>Two<br/><br>Three', 'One\nTwo\n\nThree'],
    ['<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol>', '1. a\n2. b\n\n• c'],
    ['a &amp; b &lt;b&gt; &#1488; &eacute;&nbsp;x', 'a & b <b> א é x'],
    ['<h2>Title</h2>text <em>and</em> <a href="https://x.example">link</a>', 'Title\n\ntext and link'],
    ['<style>p{}</style>a<script>alert("<b>")</script>b<!-- c -->', 'ab'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<img src=x onerror=alert(1)>a<svg><text>b</text></svg>', 'a'],
    ['I <3 you, 1 < 2', 'I <3 you, 1 < 2'],
    ['<p>open', 'open'],
  ])('%j is text', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('of any depth is read at once', () => {
    expect(htmlToText(`${'<div>'.repeat(30_000)}deep${'</div>'.repeat(30_000)}`)).toBe('deep');
    expect(htmlToText(`${'<'.repeat(50_000)}`)).toHaveLength(50_000);
  });

  it('entities are read where it isn’t HTML', () => {
    expect(decodeEntities('5&quot; &lt;b&gt; <3 & more &amp;')).toBe('5" <b> <3 & more &');
  });
});

it.each([
  [['Ring'], 'goldsmith'],
  [['', 'תכשיטים > צמידים'], 'goldsmith'],
  [['String art'], 'others'],
  [['Paper', 'Ring'], 'cricut'],
  [['כרטיסי ברכה'], 'cricut'],
  [[], 'others'],
])('the category of %j is %s', (words, category) => {
  expect(guessCategory(words)).toBe(category);
});

it.each([
  ['טבעת Ring', 'he'],
  ['Ring', 'en'],
  ['925', null],
])('the language of %j is %s', (text, lang) => {
  expect(languageOf(text)).toBe(lang);
});
