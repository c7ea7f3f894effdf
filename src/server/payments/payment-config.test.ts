import { describe, expect, it, test } from 'vitest';
import { readConfig } from '../config.ts';

const providerOf = (env: Record<string, string>) => readConfig(env).payments.provider;
const PAYPLUS = {
  PAYMENT_PROVIDER: 'payplus',
  PAYPLUS_API_KEY: 'secret-api-key',
  PAYPLUS_SECRET_KEY: 'secret-key',
  PAYPLUS_PAGE_UID: 'secret-page',
  PAYPLUS_TERMINAL_UID: 'secret-terminal',
};
const CARDCOM = { PAYMENT_PROVIDER: 'cardcom', CARDCOM_TERMINAL: '1000', CARDCOM_API_NAME: 'a-name' };

describe('the provider of a shop', () => {
  test.each([
    [{}, 'simulator'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'simulator'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000', PAYMENT_PROVIDER: 'simulator' }, 'simulator'],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, 'simulator'],
    [{ NODE_ENV: 'production', DEMO: 'on' }, 'simulator'],
    [{ NODE_ENV: 'production' }, 'simulator'],
    [{ PAYMENT_PROVIDER: 'none' }, 'none'],
    [{ DEMO: 'off' }, 'none'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'none'],
    [{ PUBLIC_URL: 'https://127.0.0.1.shop.example' }, 'none'],
    [{ PUBLIC_URL: 'https://localhost.shop.example' }, 'none'],
  ])('of %j is %s', (env, kind) => {
    expect(providerOf(env as Record<string, string>).kind).toBe(kind); // some lack what others have
  });

  it('is Cardcom’s own address unless another is set', () => {
    expect(providerOf(CARDCOM)).toEqual({
      kind: 'cardcom',
      url: 'https://secure.cardcom.solutions',
      keys: { terminal: 1000, apiName: 'a-name', apiPassword: null },
    });
    const url = 'http://127.0.0.1:9000';
    expect(providerOf({ ...CARDCOM, CARDCOM_URL: url, CARDCOM_API_PASSWORD: 'secret' })).toMatchObject({
      url,
      keys: { apiPassword: 'secret' },
    });
  });

  test.each([
    [{}, 'https://restapi.payplus.co.il/api/v1.0/'],
    [{ PAYPLUS_URL: 'http://127.0.0.1:9000/api/v1.0' }, 'http://127.0.0.1:9000/api/v1.0/'],
    [{ PAYPLUS_URL: 'http://127.0.0.1:9000' }, 'http://127.0.0.1:9000/'],
  ])('is PayPlus with all of its keys, at %j', (env, url) => {
    expect(providerOf({ ...PAYPLUS, ...env })).toEqual({
      kind: 'payplus',
      url,
      keys: {
        apiKey: 'secret-api-key',
        secretKey: 'secret-key',
        pageUid: 'secret-page',
        terminalUid: 'secret-terminal',
      },
    });
  });

  test.each([
    [{ PAYMENT_PROVIDER: 'simulator', DEMO: 'off' }, 'PAYMENT_PROVIDER'],
    [{ PAYMENT_PROVIDER: 'simulator', PUBLIC_URL: 'https://shop.example' }, 'PAYMENT_PROVIDER'],
    [{ PAYMENT_PROVIDER: 'stripe' }, 'PAYMENT_PROVIDER'],
    [{ PAYMENT_PROVIDER: 'cardcom' }, 'CARDCOM_TERMINAL'],
    [{ PAYMENT_PROVIDER: 'cardcom', CARDCOM_TERMINAL: '1000' }, 'CARDCOM_API_NAME'],
    [{ ...CARDCOM, CARDCOM_TERMINAL: 'a-secret-terminal' }, 'CARDCOM_TERMINAL'],
    [{ ...CARDCOM, CARDCOM_URL: 'ftp://secret' }, 'CARDCOM_URL'],
    [{ PAYMENT_PROVIDER: 'payplus' }, 'PAYPLUS_API_KEY'],
    [{ ...PAYPLUS, PAYPLUS_SECRET_KEY: '' }, 'PAYPLUS_SECRET_KEY'],
    [{ ...PAYPLUS, PAYPLUS_PAGE_UID: '' }, 'PAYPLUS_PAGE_UID'],
    [{ ...PAYPLUS, PAYPLUS_TERMINAL_UID: '' }, 'PAYPLUS_TERMINAL_UID'],
    [{ ...PAYPLUS, PAYPLUS_SECRET_KEY: 'secret key' }, 'PAYPLUS_SECRET_KEY'],
    [{ ...PAYPLUS, PAYPLUS_API_KEY: 'סוד' }, 'PAYPLUS_API_KEY'],
    [{ ...PAYPLUS, PAYPLUS_URL: 'https://secret@pay.example/' }, 'PAYPLUS_URL'],
    [{ ...PAYPLUS, PAYPLUS_URL: 'https://pay.example/?secret' }, 'PAYPLUS_URL'],
    [{ PAYMENT_POLL_SECONDS: '0' }, 'PAYMENT_POLL_SECONDS'],
  ])('stops the start with %j, naming the setting and no value', (env, setting) => {
    const stop = () => readConfig(env as Record<string, string>); // some lack what others have
    expect(stop).toThrow(new RegExp(`${setting}.*\\.$`));
    expect(stop).not.toThrow(/secret/);
  });
});
