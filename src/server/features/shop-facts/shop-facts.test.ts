import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';

describe('GET /api/shop-facts', () => {
  let app: TestApp;
  let now = new Date('2026-05-01T12:34:56.789Z');
  afterEach(() => app.close());

  it("has the settings' facts and the server's minute", async () => {
    app = await createTestApp('sqlite', {
      now: () => now,
      env: {
        DEMO: 'off',
        SHOP_LEGAL_NAME: 'דנה לוי',
        SHOP_BUSINESS_NUMBER: '123456782',
        SHOP_EMAIL: 'maker@shop.example',
        SHOP_WHATSAPP: '972501234567',
        PUBLIC_URL: 'https://shop.example',
      },
    });
    const { body, headers } = await app.get('/api/shop-facts');
    expect(body).toMatchObject({
      data: {
        name: { he: 'פטיש ונייר', en: 'Hammer & Paper' },
        legalName: { he: 'דנה לוי', en: 'דנה לוי' },
        businessNumber: '123456782',
        address: null,
        email: 'maker@shop.example',
        phone: null,
        networks: { instagram: null, facebook: null, whatsapp: 'https://wa.me/972501234567', tiktok: null },
        hours: null,
        accessibility: null,
        offers: { firstOrder: 10 },
        tax: { kind: 'licensed', rate: 18 },
        publicUrl: 'https://shop.example',
        now: '2026-05-01T12:34:00.000Z',
      },
    });
    now = new Date('2026-05-01T12:35:00.000Z');
    const next = await app.get('/api/shop-facts', { 'if-none-match': headers.etag as string });
    expect(next.body.data.now).toBe('2026-05-01T12:35:00.000Z');
  });
});
