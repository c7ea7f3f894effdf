import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { accountApi } from '#contract/account-routes.ts';
import { api } from '#contract/routes.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { quickPasswords } from '#test/passwords.ts';
import { weaknessOf } from './weak-passwords.ts';

const DANA = { email: 'dana.l90@example.com', firstName: 'דנה', lastName: 'Levi' };
const SHOP = { name: { he: 'פטיש ונייר', en: 'Hammer & Paper' } };
const weakness = (password: string, user = DANA) =>
  weaknessOf(password, { user, settings: { current: async () => ({ shop: SHOP }) } });

describe('a new password', () => {
  test.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'iloveyou1', 'ｐａｓｓｗｏｒｄ'])(
    'may not be %s, which many people use',
    async (password) => {
      expect(await weakness(password)).toBe('common_password');
    },
  );

  test.each([
    'dana.l90@example.com',
    'Dana.L90 2026!',
    'levi1990-דנה',
    'LeviLevi',
    'דנהדנהדנה',
    'hammer+paper',
    'HAMMERPAPER1',
    'פטיש ונייר',
  ])('may not be %s, which is made of own words', async (password) => {
    expect(await weakness(password)).toBe('own_words');
  });

  test.each([
    'levitating paper',
    'dana likes hammers',
    'סיסמה של דנה',
    '8204 5517 93',
    'Tr0ub4dor&3x',
    '!!!!!!!!!?',
  ])('may be %s', async (password) => {
    expect(await weakness(password)).toBeNull();
  });

  it('isn’t made of the words of a person without a name', async () => {
    expect(await weakness('4 819 275 30', { email: 'x@y.z', firstName: '', lastName: '' })).toBeNull();
  });
});

describe('a weak password is refused at its field', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('sqlite', {
      passwords: quickPasswords().passwords,
      env: { RATE_LIMIT: 'off', SHOP_NAME: 'צורפות', SHOP_NAME_EN: 'Silversmith' },
    });
  });
  afterAll(() => app.close());

  const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid',
        fields: { password: expect.stringMatching(/guessed early/) },
      }),
    ]);
  };
  const english = { 'accept-language': 'en' };

  test.each(['password', 'silversmith', 'noa@example.com'])('of a registration: %s', async (password) => {
    await refused(app.send('POST', api.register(), { ...DANA, email: 'noa@example.com', password }, english));
  });

  test.each(['password', 'silversmith', 'levi1990'])('of a change: %s', async (password) => {
    const dana = await app.as(
      await app.has.user({ ...DANA, email: `${password}@example.com` }, 'hash:password'),
    );
    await refused(dana.put(accountApi.password(), { current: 'password', password }, english));
    const login = { email: dana.user.email, password: 'password' };
    expect((await app.send('POST', api.login(), login)).status).toBe(200);
  });
});
