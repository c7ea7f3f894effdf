/** Markup in every field and address stays text; our pages have no element `xss-mark`. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '../app.ts';
import { SAMPLES, uploadSamples } from '../entry-inputs.ts';
import { aPicture } from '../factories.ts';
import { type TestMailServer, startMailServer } from '../mail-server.ts';
import { builtPages } from '../pages.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api, inLanguage } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';

/** Closes attributes, a comment, a title and a script, then opens an element. */
const ATTACK = `"'>--></title></script><xss-mark onload=alert(1)><script>alert(1)</script><img src=x onerror=alert(1)>`;
/** The same as a link, as an invalid address, and as lines of a header, a calendar or a sitemap. */
const LONG_ATTACK = `${ATTACK} https://evil.example/"onmouseover="alert(1) javascript:alert(1)\nBEGIN:VEVENT\nX-EVIL:1\n]]><xss-mark/>`;
/** The quotes before the element must be escaped. */
const ESCAPED = '&quot;&#x27;&gt;--&gt;&lt;/title&gt;&lt;/script&gt;&lt;xss-mark';

const alts = (...pictures: string[]) =>
  Object.fromEntries(pictures.map((one) => [one, { he: ATTACK, en: ATTACK }]));
const english = { title: ATTACK, description: LONG_ATTACK };

const NAMED = { title: ATTACK, translations: { en: { title: ATTACK } } };

const ENTRIES = {
  products: {
    ...SAMPLES.products.full,
    title: ATTACK,
    description: LONG_ATTACK,
    imageAlts: alts(aPicture(1), aPicture(2), aPicture(3)),
    translations: { en: english },
    options: [{ ...NAMED, _id: 'size', choices: [{ ...NAMED, _id: '54', extra: 1 }] }],
    variants: [{ choices: ['54'], inventory: 3, active: true }],
    personalText: { ...NAMED, maxLength: 200, extra: 1, required: true },
    inventory: 3,
    active: true,
  },
  workshops: {
    ...SAMPLES.workshops.full,
    title: ATTACK,
    description: LONG_ATTACK,
    location: ATTACK,
    imageAlts: alts(aPicture(1)),
    translations: { en: { ...english, location: ATTACK } },
    participants: 0,
    active: true,
  },
  tutorials: {
    ...SAMPLES.tutorials.full,
    title: ATTACK,
    description: LONG_ATTACK,
    imageAlts: alts(aPicture(1), aPicture(2), aPicture(4)),
    translations: { en: english },
    active: true,
  },
  'banner-texts': { text: ATTACK, translations: { en: { text: ATTACK } } },
};

/** Even a shop's name may contain an ampersand. */
const SETTINGS = {
  RATE_LIMIT: 'off',
  SHOP_NAME: ATTACK,
  SHOP_NAME_EN: ATTACK,
  SHOP_ADDRESS: ATTACK,
  SHOP_ADDRESS_EN: ATTACK,
  SHOP_PHONE: `09-000 ${ATTACK}`,
  SHOP_EMAIL: 'maker@shop.example',
  SHOP_INSTAGRAM: 'https://instagram.example/"><xss-mark>',
};

describe('typed markup', () => {
  let app: TestApp;
  let smtp: TestMailServer;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    smtp = await startMailServer();
    const logger = { level: 'silent' };
    app = await createTestApp('sqlite', {
      ...(await builtPages()),
      logger,
      env: { ...SETTINGS, SMTP_URL: smtp.url },
    });
    await uploadSamples(app);
    const owner = await app.as('superAdmin');
    for (const [kind, fields] of Object.entries(ENTRIES)) {
      const { status, body } = await owner.post(`/api/${kind}`, fields);
      if (status !== 201) throw new Error(`${kind}: ${JSON.stringify(body)}`);
      ids[kind] = body.data._id;
    }
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const pages = () => [
    '/',
    '/shop',
    '/workshops',
    '/tutorials',
    '/category/others',
    '/category/cricut',
    `/shop/${ids.products}`,
    `/workshops/${ids.workshops}`,
    `/tutorials/${ids.tutorials}`,
    `/tutorials/${ids.tutorials}?page=2`,
    '/search?q=img',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/accessibility',
    '/login',
    '/register',
    '/checkout',
    '/admin',
    '/nowhere',
  ];

  function parts(html: string): { markup: string; blocks: string[] } {
    const block = /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs;
    return { markup: html.replaceAll(block, ''), blocks: [...html.matchAll(block)].map(([, text]) => text!) };
  }

  test.each(LANGS)('is text on every page (%s)', async (lang) => {
    let seen = 0;
    for (const path of pages()) {
      const { body, headers } = await app.server.inject(inLanguage(lang, path));
      expect([path, headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
      const { markup, blocks } = parts(body);
      expect(markup.split('<xss-mark'), path).toHaveLength(1);
      expect(markup, path).not.toMatch(/<script>alert|<img src=x|(href|src|action)="\s*javascript:/);
      for (const before of markup.split('xss-mark').slice(0, -1)) {
        expect([path, `${before.slice(-200)}xss-mark`]).toEqual([
          path,
          expect.stringMatching(/(&lt;\/?|%3C)xss-mark$/),
        ]);
      }
      const told = markup.split('xss-mark onload').length - 1;
      expect([path, markup.split(`${ESCAPED} onload`).length - 1]).toEqual([path, told]);
      seen += told;
      for (const block of blocks) {
        expect(block).not.toContain('<');
        expect(() => JSON.parse(block)).not.toThrow();
      }
    }
    // Each text must be shown somewhere, otherwise the test proves nothing.
    expect(seen).toBeGreaterThan(40);
  });

  test.each(LANGS)('is text when it comes from an address (%s)', async (lang) => {
    const attack = encodeURIComponent(ATTACK);
    const raw = `"'><xss-mark>`;
    const paths = [
      `/${attack}`,
      `/shop?category=${attack}`,
      `/shop?${attack}=${attack}`,
      `/search?q=${attack}`,
      `/login?next=/${attack}`,
      `/login?next=javascript:alert(1)`,
      `/tutorials/${attack}`,
      `/shop?category=${raw}&utm_source=${raw}`,
      `/${raw}/`,
    ];
    for (const path of paths) {
      const { body, headers } = await app.server.inject(inLanguage(lang, path));
      const { markup, blocks } = parts(body);
      expect([path, markup]).toEqual([
        path,
        expect.not.stringMatching(/<xss-mark|<script>alert|"javascript:/),
      ]);
      for (const block of blocks) expect(block).not.toContain('<');
      expect(String(headers.location ?? '')).not.toMatch(/["<>\s]/);
    }
  });

  it('is never sent as HTML by the API', async () => {
    const owner = await app.as('superAdmin');
    const calls = [
      '/api/products',
      '/api/products/all',
      `/api/workshops/${ids.workshops}`,
      '/api/banner-texts/active',
      '/api/shop-facts',
    ];
    for (const path of calls) {
      const { headers } = await owner.get(path);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    }
    const { body, headers } = await app.get(`/api/products?${encodeURIComponent(ATTACK)}=1`);
    expect(body.code).toBe('invalid');
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  test.each(['/sitemap.xml', '/site.webmanifest', '/robots.txt'])('is in no file: %s', async (path) => {
    const { body, headers } = await app.server.inject(path);
    if (/json/.test(String(headers['content-type']))) expect(() => JSON.parse(body)).not.toThrow();
    else expect(body).not.toMatch(/<xss-mark/);
  });

  test.each(LANGS)('adds no line to a calendar (%s)', async (lang) => {
    const { body, headers } = await app.server.inject(
      `/api/workshops/${ids.workshops}/calendar.ics?lang=${lang}`,
    );
    expect(body).not.toMatch(/^X-EVIL/m);
    expect(body.match(/^BEGIN:VEVENT/gm)?.length ?? 0).toBeLessThanOrEqual(2);
    const { 'content-disposition': name } = headers;
    if (name !== undefined)
      expect(name).toMatch(/^\w+; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~!$&+^`|-]+$/);
  });

  it('is text in the mail and adds no header', async () => {
    const message = { name: ATTACK, email: 'a@example.com', subject: ATTACK, message: LONG_ATTACK };
    expect((await app.send('POST', api.contactMessages(), message)).status).toBe(202);
    app.server.jobs.start();
    await smtp.took(1);
    const [mail] = smtp.mails;
    expect(mail!.html).not.toMatch(/<xss-mark|<script|<img|href="(?!https?:|mailto:)/);
    expect(mail!.html).toContain('&lt;xss-mark');
    expect(mail!.text).toContain('<xss-mark');
    expect(mail!.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail!.envelope.to).toEqual(['maker@shop.example']);
  });

  test.each(['name', 'subject', 'email'])('can’t end a header through the message’s %s', async (field) => {
    const message = { name: 'a', email: 'a@example.com', subject: 'b', message: 'c' };
    for (const end of ['\r\n', '\n', '\r', '\0', '\u0085'])
      expect(
        (
          await app.send('POST', api.contactMessages(), {
            ...message,
            [field]: `a${end}Bcc: all@example.com`,
          })
        ).status,
      ).toBe(400);
  });

  it('is unchanged in the lists of users and messages', async () => {
    const person = {
      firstName: ATTACK,
      lastName: ATTACK,
      email: 'x@example.com',
      password: 'a long password',
    };
    expect((await app.send('POST', api.register(), person)).status).toBe(201);
    const { body, headers } = await (await app.as('superAdmin')).get(adminApi.users({ q: 'xss-mark' }));
    expect(body.data[0].firstName).toBe(ATTACK);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
