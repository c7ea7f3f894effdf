import { createHmac } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { readNotice } from './notice.ts';

const KEY = 'sk';
const hashOf = (body: string | Buffer, key = KEY) => createHmac('sha256', key).update(body).digest('base64');
const notice = (body: string | Buffer, hash?: string | string[]) =>
  readNotice(KEY, Buffer.from(body), { hash, 'user-agent': 'PayPlus' });

const FORGED = { reference: null, isAuthentic: false };

it('is signed as PayPlus signs', () => {
  const body = '{"transaction":{"uid":"t1","status_code":"000"}}';
  expect(notice(body, 'PNAqGmOmkMBSjU7fnUwJzFHXGBZiTwsBLZvTULXuz1M=').isAuthentic).toBe(true);
});

test.each([
  ['{"transaction":{"payment_page_request_uid":"p-1"}}', 'p-1'],
  ['{"transaction_type":"Charge","transaction":{"payment_page_request_uid":"p-1"},"data":{}}', 'p-1'],
  ['{"page_request_uid":"p-1","status_code":"000"}', 'p-1'],
  ['{"transaction":{"uid":"t1"}}', null],
  ['{"transaction":{"payment_page_request_uid":1}}', null],
  ['{"transaction":{"payment_page_request_uid":"p\\u0000"}}', null],
  ['{"page_request_uid":"p-1","four_digits":9844}', 'p-1'],
  ['{"__proto__":{"page_request_uid":"p-1"}}', null],
  ['{"transaction":[]}', null],
  ['[]', null],
  ['null', null],
  ['', null],
  ['{', null],
  ['page_request_uid=p-1', null],
])('%j, well signed, is about %j', (body, reference) => {
  expect(notice(body, hashOf(body))).toEqual({ reference, isAuthentic: true });
});

it('is signed over what PayPlus serialised, however it was written on the way', () => {
  const told = { transaction: { payment_page_request_uid: 'p-1', more_info: 'הזמנה' } };
  const hash = hashOf(JSON.stringify(told));
  expect(notice(JSON.stringify(told, null, 2), hash)).toEqual({ reference: 'p-1', isAuthentic: true });
});

describe('is nobody’s', () => {
  const body = '{"transaction":{"payment_page_request_uid":"p-1"}}';
  const signed = hashOf(body);
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  test.each<[string, string | Buffer, string | string[] | undefined]>([
    ['without a signature', body, undefined],
    ['with an empty one', body, ''],
    ['with several', body, [signed, signed]],
    ['by another key', body, hashOf(body, 'another')],
    ['of another body', body.replace('p-1', 'p-2'), signed],
    ['cut short', body, signed.slice(0, -1)],
    ['in hexadecimal', body, Buffer.from(signed, 'base64').toString('hex')],
    ['in odd signs', body, '\u0000ÿ'.repeat(22)],
    ['in an endless one', body, 'A'.repeat(60_000)],
    ['of no JSON', Buffer.from([0xff, 0x00, 0xfe]), signed],
    ['nested too deeply', deep, signed],
  ])('%s', (_, sent, hash) => {
    expect(notice(sent, hash)).toEqual(FORGED);
  });
});
