import { expect, it, test } from 'vitest';
import { htmlOf } from './mail-html.ts';

/** The body's lines without the markup that every line has. */
function linesOf(lang: 'he' | 'en', body: string): string[] {
  const html = htmlOf({ lang, subject: 'x', body });
  const lines = [
    ...html.matchAll(/^<div(?: dir="(\w+)" style="direction:(\w+);text-align:(\w+)")?>(.*)<\/div>$/gm),
  ];
  return lines.map(([, dir, direction, align, inner]) => {
    if (dir === undefined) return inner!;
    expect([direction, align]).toEqual([dir, dir === 'rtl' ? 'right' : 'left']);
    const short = inner!
      .replaceAll(' style="unicode-bidi:isolate"', '')
      .replaceAll(' style="unicode-bidi:isolate;white-space:nowrap"', ' nowrap');
    return `${dir} ${short}`;
  });
}

test.each([
  ['he', 'rtl', 'right'],
  ['en', 'ltr', 'left'],
] as const)('is laid out as %s is read', (lang, dir, align) => {
  const html = htmlOf({ lang, subject: 'נושא', body: 'x' });
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(html).toContain(`<body dir="${dir}">`);
  expect(html).toContain(`<div lang="${lang}" dir="${dir}" style="direction:${dir};text-align:${align};`);
  expect(html).not.toMatch(/<table|<img|<link|<style|https?:/);
});

it('gives every line its direction, and one without letters the mail’s', () => {
  const body = 'שלום\n\nhello\n"ו" hello\nمرحبا\n— 12\n1. אחת';
  expect(linesOf('he', body)).toEqual([
    'rtl שלום',
    '<br>',
    'ltr hello',
    'rtl &quot;ו&quot; hello',
    'rtl مرحبا',
    'rtl — 12',
    'rtl 1. אחת',
  ]);
  expect(linesOf('en', '— 12')).toEqual(['ltr — 12']);
});

it('isolates what the text isolates, and ignores it for the direction', () => {
  expect(linesOf('en', '\u2068דנה\u2069 wrote')).toEqual(['ltr <span dir="rtl">דנה</span> wrote']);
  expect(linesOf('he', 'אימייל: \u206605@a.co\u2069.')).toEqual([
    'rtl אימייל: <span dir="ltr">05@a.co</span>.',
  ]);
});

it('isolates addresses and phone numbers in a message, and breaks no number', () => {
  const line =
    'טלפון +972 50-123 4567, או 054-1234567, d+a@example.com או https://a.example/b?c=1&d בקישור 12';
  expect(linesOf('he', line)).toEqual([
    'rtl טלפון <span dir="ltr" nowrap>+972 50-123 4567</span>, או <span dir="ltr" nowrap>054-1234567</span>, ' +
      '<span dir="ltr">d+a@example.com</span> או <span dir="ltr">https://a.example/b?c=1&amp;d</span> בקישור 12',
  ]);
});

it('leaves out the controls that a stranger left open', () => {
  expect(linesOf('he', 'א\u202Eב\u2067ג\u2069\u2069 \u2068x')).toEqual(['rtl אבג x']);
});

it('escapes everything that could be markup', () => {
  const html = htmlOf({
    lang: 'he',
    subject: '</title><script>',
    body: `<img src=x onerror="a('b')">&amp;\u2068<i>\u2069`,
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;amp;');
  expect(html).not.toMatch(/<script|<img|<i>/);
});

it('is fast for every line', () => {
  // Processor time in ms, whatever else the machine does.
  const before = process.threadCpuUsage();
  for (const text of [
    'a'.repeat(5000),
    '0 '.repeat(2500),
    '@'.repeat(5000),
    '\u2068'.repeat(5000),
    'a@'.repeat(2500),
  ])
    htmlOf({ lang: 'he', subject: '', body: text });
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
