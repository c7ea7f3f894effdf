import { expect, it } from 'vitest';
import { htmlOf } from './mail-html.ts';

it('lays every line out in its own direction, from right to left as a whole', () => {
  const html = htmlOf('נושא', 'שלום\n\nhello\n—\n+972 50 1234567');
  expect(html).toContain('<html lang="he" dir="rtl">');
  expect(html).toContain('<div dir="auto">שלום</div>\n<div><br></div>\n<div dir="auto">hello</div>');
  expect(html).toContain('<div>—</div>\n<div dir="auto">+972 50 1234567</div>');
});

it('lets nothing through that could be markup', () => {
  const html = htmlOf('</title><script>', `<img src=x onerror="a('b')">&amp;`);
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;amp;');
  expect(html).not.toMatch(/<script|<img/);
});
