import { afterEach, describe, expect, it } from 'vitest';
import { errorsEn } from '#i18n/errors.en.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';

describe.each(databases)('GET /api/health on %s', (kind) => {
  let app: TestApp;
  afterEach(() => app.close());

  it('is ok', async () => {
    app = await createTestApp(kind);
    const { status, headers, body } = await app.get('/api/health');
    expect(status).toBe(200);
    expect(body).toEqual({ data: { status: 'ok' } });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('names the database if that fails', async () => {
    app = await createTestApp(kind);
    await app.db.destroy();
    const { status, headers, body } = await app.get('/api/health', { 'accept-language': 'en' });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toEqual({ error: errorsEn.codes.database_unavailable, code: 'database_unavailable' });
  });
});
