import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { uploadSamples } from '#test/entry-inputs.ts';
import { aPicture } from '#test/factories.ts';
import { settingsInputSchema } from '#contract/settings-input.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { readConfig } from '#server/config.ts';
import { effectiveSettings } from './effective-settings.ts';
import { flatten } from './paths.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

describe.each(databases)('the settings on %s', (database) => {
  let app: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp(database, {
      now: () => NOW,
      env: {
        DEMO: 'off',
        SHOP_ADDRESS: 'חיפה',
        SHOP_PHONE: '050-1111111',
        PUBLIC_URL: 'https://shop.example',
      },
    });
    owner = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  const read = async () => (await owner.get(adminApi.settings())).body.data;
  const put = (body: object, headers = {}) => owner.put(adminApi.settings(), body, headers);
  const facts = async () => (await app.get('/api/shop-facts')).body.data;

  it('are for admins only', async () => {
    const customer = await app.as('customer');
    expect((await app.get(adminApi.settings())).status).toBe(401);
    expect((await customer.get(adminApi.settings())).status).toBe(403);
    expect((await customer.put(adminApi.settings(), {})).status).toBe(403);
  });

  it('say where each value comes from', async () => {
    const { sources, shop } = await read();
    expect(shop.phone).toBe('050-1111111');
    expect(sources).toMatchObject({ 'shop.phone': 'environment', 'shop.name': 'default' });
    await put({ shop: { name: { he: 'דנה', en: 'Dana' } } });
    expect((await read()).sources['shop.name']).toBe('settings');
  });

  it('can be none, whatever is built in, and null goes back to it', async () => {
    const { shop, texts } = await read();
    const given = { shop: { address: shop.address }, texts: { 'contact.lead': texts['contact.lead'] } };
    const none = { shop: { address: null }, texts: { 'contact.lead': null } };
    expect(given).toMatchObject({ shop: { address: { he: 'חיפה' } }, texts: { 'contact.lead': {} } });
    const empty = { shop: { address: '' }, texts: { 'contact.lead': '' }, delivery: { post: { note: '' } } };
    const { data } = (await put(empty)).body;
    expect(data).toMatchObject(none);
    expect(data.sources).toMatchObject({ 'shop.address': 'settings', 'texts.contact.lead': 'settings' });
    expect((await facts()).address).toBeNull();
    expect((await put(empty)).body.data.version).toBe(data.version);
    expect((await put({ ...none, delivery: { post: { note: null } } })).body.data).toMatchObject(given);
  });

  it('win over the environment, and null goes back to it', async () => {
    expect((await put({ shop: { phone: '050-2222222' } })).body.data.shop.phone).toBe('050-2222222');
    expect((await facts()).phone).toBe('050-2222222');
    expect((await put({ shop: { phone: '' } })).body.data.shop.phone).toBeNull();
    expect((await facts()).phone).toBeNull();
    expect((await put({ shop: { phone: null } })).body.data.shop.phone).toBe('050-1111111');
  });

  it('keep what a change leaves out, and a change without effect keeps the version', async () => {
    await put({ delivery: { courier: { on: true, price: 45.5, freeFrom: 600, days: [2, 4] } } });
    const before = await read();
    expect(before.delivery.courier).toMatchObject({ on: true, price: 45.5, freeFrom: 600, days: [2, 4] });
    const { body, headers } = await put({ delivery: { courier: { on: true } } });
    expect(body.data.version).toBe(before.version);
    expect(headers.etag).toBe(`"${before.version}"`);
    expect((await put({ delivery: { courier: { on: false } } })).body.data.version).toBe(before.version + 1);
  });

  it('accept their own answer back unchanged', async () => {
    const settings = await read();
    const { status, body } = await put(settings);
    expect(status).toBe(200);
    expect(body.data).toEqual(settings);
  });

  it('refuse a change of an old version with the current settings', async () => {
    const { version } = await read();
    await put({ tax: { kind: 'exempt' } }, { 'if-match': `"${version}"` });
    const { status, body } = await put({ tax: { kind: 'company' } }, { 'if-match': `"${version}"` });
    expect(status).toBe(412);
    expect(body.data).toMatchObject({ version: version + 1, tax: { kind: 'exempt' } });
  });

  it.each([
    [{ shop: { name: { he: ' ' } } }, 'shop.name.he'],
    [{ shop: { name: 'Dana' } }, 'shop.name'],
    [{ shop: { address: { en: 'Haifa' } } }, 'shop.address.he'],
    [{ shop: { phone: 'call me' } }, 'shop.phone'],
    [{ shop: { email: 'dana' } }, 'shop.email'],
    [{ shop: { whatsapp: '+972 50' } }, 'shop.whatsapp'],
    [{ shop: { instagram: 'javascript:alert(1)' } }, 'shop.instagram'],
    [{ shop: { facebook: 'my page' } }, 'shop.facebook'],
    [{ shop: { tiktok: 'https://tiktok.com/\u0000' } }, 'shop.tiktok'],
    [{ shop: { color: 'red' } }, 'shop.color'],
    [{ offers: { firstOrder: 51 } }, 'offers.firstOrder'],
    [{ offers: { firstOrder: '10' } }, 'offers.firstOrder'],
    [{ tax: { kind: 'none' } }, 'tax.kind'],
    [{ cancellation: { workshopDays: 3 } }, 'cancellation.workshopDays'],
    [{ delivery: { post: { price: -1 } } }, 'delivery.post.price'],
    [{ delivery: { post: { price: 0.001 } } }, 'delivery.post.price'],
    [{ delivery: { post: { days: [5, 2] } } }, 'delivery.post.days'],
    [{ payments: { arrange: { holdDays: 0 } } }, 'payments.arrange.holdDays'],
    [{ texts: { 'home.heroTitle': { he: '' } } }, 'texts.home.heroTitle.he'],
    [{ texts: { 'home.heroTitle': '' } }, 'texts.home.heroTitle'],
    [{ texts: { 'terms.law': '' } }, 'texts.terms.law'],
    [{ texts: { 'shop.warranty': { he: '' } } }, 'texts.shop.warranty.he'],
    [{ shop: { name: '' } }, 'shop.name'],
    [{ shop: { hours: { he: 5 } } }, 'shop.hours.he'],
    [{ shop: { hours: 'always' } }, 'shop.hours'],
    [{ texts: { 'home.unknown': { he: 'א' } } }, 'texts.home.unknown'],
    [{ texts: { 'home.heroImage': '/files/unknown.webp' } }, 'texts.home.heroImage'],
    [{ texts: { 'home.heroTitle': { he: 'א'.repeat(201) } } }, 'texts.home.heroTitle.he'],
  ])('refuse %j and change nothing', async (body, field) => {
    const before = await read();
    const answer = await put({ ...body, workshops: { offerHours: 48 } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toContain(field);
    expect(await read()).toEqual(before);
  });

  it('take an uploaded picture', async () => {
    await uploadSamples(app);
    const picture = aPicture(1);
    const { body } = await put({ texts: { 'home.heroImage': picture } });
    expect(body.data.texts['home.heroImage']).toBe(picture);
    const { body: texts } = await app.get('/api/shop-texts?page=home&lang=he');
    expect(texts.data.heroImage).toEqual({ text: picture, lang: 'he' });
  });

  it('describe no drawing where a picture has taken its place', async () => {
    await uploadSamples(app);
    const alt = async () => (await facts()).texts['home.heroAlt'];
    await put({ texts: { 'home.heroImage': null } });
    expect(await alt()).toMatchObject({ en: 'A drawing of a workbench with tools' });
    await put({ texts: { 'home.heroImage': aPicture(1) } });
    expect(await alt()).toBeNull();
    await put({ texts: { 'home.heroAlt': { he: 'הסטודיו בבוקר' } } });
    expect(await alt()).toMatchObject({ he: 'הסטודיו בבוקר' });
    await put({ texts: { 'home.heroImage': null, 'home.heroAlt': null } });
  });

  it('say what a value would be if it were not set', async () => {
    await put({
      shop: { phone: '050-3333333', name: { he: 'נועה' } },
      texts: { 'home.heroTitle': { he: 'שלום' } },
    });
    const { data } = (await owner.get(adminApi.settingsDefaults())).body;
    expect(data.shop.phone).toBe('050-1111111');
    expect(data.sources).toMatchObject({ 'shop.phone': 'environment', 'shop.email': 'default' });
    expect(data.texts['home.heroTitle']).toMatchObject({ he: 'נועה' });
    await put({ shop: { phone: null, name: null }, texts: { 'home.heroTitle': null } });
  });

  it('have a history', async () => {
    await put({ shop: { phone: '050-4444444' } });
    const { data } = (await owner.get(adminApi.settingsHistory())).body;
    expect(data[0]).toMatchObject({
      at: NOW.toISOString(),
      by: { _id: owner.user._id },
      fields: [{ field: 'shop.phone', before: '050-1111111', after: '050-4444444' }],
    });
    expect(data[0].version).toBe((await read()).version);
    expect(data[1].version).toBe(data[0].version - 1);
    await put({ shop: { phone: null } });
  });

  it('show markup as text', async () => {
    const he = '<script>alert(1)</script>';
    await put({ texts: { 'about.story': { he } } });
    const { body } = await app.get('/api/shop-texts?page=about&lang=en');
    expect(body.data.story).toEqual({ text: he, lang: 'en' });
  });

  it('name nobody and promise nothing before the admin does', async () => {
    const { texts } = await facts();
    expect(texts['terms.warranty']).toBeNull();
    expect(texts['terms.returns']).toBeNull();
    expect(JSON.stringify(texts)).not.toMatch(/הרצליה|Herzliya|סבא/);
    expect(texts['terms.payment'].en).not.toMatch(/link|payment provider/);
  });

  it('say in the terms how the admin takes payment', async () => {
    const text = { he: 'ביט או מזומן באיסוף.', en: 'Bit, or cash at pickup.' };
    await put({ payments: { arrange: { on: true, text } } });
    const { texts } = await facts();
    expect(texts['terms.payment'].he).toContain(text.he);
    expect(texts['terms.payment'].en).toContain(text.en);
    await put({ payments: { arrange: { on: null, text: null } } });
  });
});

it('name every setting in the answer and in the input', async () => {
  const app = await createTestApp('sqlite');
  const owner = await app.as('superAdmin');
  const { sources, ...values } = (await owner.get(adminApi.settings())).body.data;
  expect(Object.keys(sources).toSorted()).toEqual(
    flatten(values)
      .map(([path]) => path)
      .filter((path) => path !== 'version')
      .toSorted(),
  );
  expect(settingsInputSchema.safeParse(values).error).toBeUndefined();
  await app.close();
});

it('are the demo’s until the demo is cleared', async () => {
  const app = await createTestApp('sqlite', { env: { DEMO: 'on' } });
  const owner = await app.as('superAdmin');
  const address = async () => (await app.get('/api/shop-facts')).body.data.address;
  expect(await address()).toMatchObject({ en: 'Herzliya' });
  await owner.post(adminApi.clearDemo(), {});
  expect(await address()).toBeNull();
  await app.close();
});

it('can change right before a visitor writes', async () => {
  const app = await createTestApp('sqlite');
  const owner = await app.as('superAdmin');
  await owner.put(adminApi.settings(), { shop: { name: { he: 'דנה' } } });
  const message = { name: 'Noa', email: 'noa@example.com', subject: 'A ring', message: 'Which sizes?' };
  expect((await app.send('POST', '/api/contact-messages', message)).status).toBe(202);
  await app.close();
});

describe('the terms', () => {
  const said = (hasProvider: boolean, on: Record<'arrange' | 'card' | 'bit', boolean>) => {
    const overrides = new Map(Object.entries(on).map(([way, isOn]) => [`payments.${way}.on`, isOn]));
    const context = { environment: readConfig({}).shop, isDemo: false, hasProvider };
    const { he, en } = effectiveSettings({ version: 1, overrides }, context).texts['terms.payment']!;
    return [he, en!] as const;
  };
  const all = { arrange: true, card: true, bit: true };

  it.each([
    [false, all, 'ההזמנה נשלחת באתר בלי תשלום', 'You send your order on the site without paying'],
    [true, all, 'באתר בכרטיס אשראי או בביט, ב', 'on the site by credit card or by Bit, on'],
    [true, all, 'אפשר גם לשלוח את ההזמנה בלי תשלום', 'You can also send your order without paying'],
    [true, { ...all, card: false }, 'משלמים באתר בביט, ב', 'You pay on the site by Bit, on'],
    [true, { ...all, arrange: false, bit: false }, 'משלמים באתר בכרטיס אשראי, ב', 'by credit card, on'],
    [true, { ...all, card: false, bit: false }, 'ההזמנה נשלחת באתר בלי', 'You send your order on'],
  ])('with a provider %s and %j say %s', (hasProvider, on, hebrew, english) => {
    const [he, en] = said(hasProvider, on);
    expect(he).toContain(hebrew);
    expect(en).toContain(english);
  });

  it('say nothing of sending an order unpaid where that is off', () => {
    const [he, en] = said(true, { ...all, arrange: false });
    expect(he + en).not.toMatch(/בלי תשלום|without paying/);
  });
});
