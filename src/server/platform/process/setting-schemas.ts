/** Each message completes a sentence that begins with the setting's name. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { readS3Address } from '#server/storage/s3-address.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const text = z.string().trim().min(1, 'must not be blank').max(BOUNDS.shortText, 'is too long');
export const host = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address to listen on');
export const port = integer(1, 65_535);
export const limit = integer(1, 1_000_000);
export const holdMinutes = integer(1, 120);
export const terminal = integer(1, 999_999_999);
export const pollSeconds = integer(1, 86_400);
export const email = z.email('must be an email address').max(BOUNDS.email, 'is too long');
export const onOff = z.enum(['on', 'off'], "must be 'on' or 'off'").transform((word) => word === 'on');
export const password = z
  .string()
  .min(8, 'must have 8 characters or more')
  .max(200, 'must have 200 characters or less');
export const whatsappNumber = z
  .string()
  .regex(/^[1-9]\d{6,14}$/, 'must be an international number, digits only (like 972501234567)');

export const webAddress = url(['http:', 'https:'], 'must be an address that begins with https:// or http://');
export const smtpUrl = url(['smtp:', 'smtps:'], 'must be an address that begins with smtp:// or smtps://');
export const postgresUrl = url(
  ['postgres:', 'postgresql:'],
  'must be an address that begins with postgres://',
);

/** `s3://bucket/prefix?endpoint=…&region=…&path-style=on` */
export const filesUrl = z.string().transform((value, context) => {
  const address = readS3Address(value);
  if (typeof address !== 'string') return address;
  context.addIssue(address);
  return z.NEVER;
});

export const origin = webAddress
  .refine(
    (address) => /^[^/]*\/\/[^/@?#]+\/?$/.test(address),
    'must be scheme, host and port alone (like https://shop.example)',
  )
  .transform((address) => new URL(address).origin);

/** Other addresses are added to it. */
export const apiAddress = webAddress
  .refine((address) => {
    const { username, password, search, hash } = new URL(address);
    return username + password + search + hash === '';
  }, 'must be scheme, host and path alone (like https://pay.example/api/)')
  .transform((address) => new URL(address).href.replace(/\/*$/, '/'));

/** It is sent in a header. */
export const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,200}$/, 'must be Latin letters, digits and signs without a space, at most 200');

export const sender = z
  .string()
  .max(BOUNDS.email)
  .refine((value) => email.safeParse(/^[^<>\r\n]+<([^<>]+)>$/.exec(value)?.[1] ?? value).success, {
    message: 'must be an email address, alone or as Name <address>',
  });

export const trustProxy = z.string().transform((value, context): false | number | string[] => {
  if (/^\d{1,2}$/.test(value)) return Number(value) || false;
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue('must be a number of hops or a list of addresses and networks');
  return z.NEVER;
});

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(network: string): boolean {
  if (NAMED_NETWORKS.includes(network)) return true;
  const [address = '', bits, ...more] = network.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function integer(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

function url(protocols: string[], message: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message);
}
