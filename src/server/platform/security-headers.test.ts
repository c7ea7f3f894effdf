import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../test/app.ts';

describe('security headers', () => {
  let app: TestApp;
  afterEach(() => app.close());

  it('stand on every answer, an error too', async () => {
    app = await createTestApp('sqlite', { scriptHashes: ['sha256-abc='] });
    for (const path of ['/api/products', '/api/unknown', '/nowhere']) {
      const { headers } = await app.get(path);
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'self';script-src 'self' 'sha256-abc=';style-src 'self';style-src-attr 'unsafe-inline';" +
          "img-src 'self' data:;font-src 'self';connect-src 'self';object-src 'none';base-uri 'self';" +
          "form-action 'self';frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('ask for HTTPS where the shop is reached by it', async () => {
    app = await createTestApp('sqlite', { env: { PUBLIC_URL: 'https://shop.example' } });
    const { headers } = await app.get('/api/products');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
