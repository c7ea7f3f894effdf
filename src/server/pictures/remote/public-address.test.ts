import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['8.8.8.8', '151.101.1.6', '2606:4700::6810:84e5', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['this host', ['127.0.0.1', '127.8.8.8', '0.0.0.0', '::1', '::']],
  ['a private network', ['10.0.0.1', '172.16.3.4', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
  ['a cloud’s own services', ['169.254.169.254', 'fe80::1', 'fd00:ec2::254']],
  ['a provider’s network', ['100.64.0.1', '100.127.255.255']],
  ['many hosts', ['224.0.0.1', '239.1.2.3', '255.255.255.255', 'ff02::1']],
  [
    'nothing',
    ['192.0.2.1', '198.51.100.1', '203.0.113.9', '240.0.0.1', '198.18.0.1', '2001:db8::1', '4000::1'],
  ],
  [
    'IPv4 within IPv6',
    ['::ffff:127.0.0.1', '::ffff:a00:1', '::127.0.0.1', '2002:7f00:1::', '64:ff9b::7f00:1'],
  ],
  ['no address at all', ['', 'localhost', 'example.com', '1.2.3', '1.2.3.4.5', 'fe80::1%eth0']],
])('%s is not', (_what, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
