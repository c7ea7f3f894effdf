import { describe, expect, it, test } from 'vitest';
import { nameS3, readS3Address } from './s3-address.ts';

describe('FILES_URL', () => {
  it('names a bucket of Amazon by its region', () => {
    const address = {
      bucket: 'my-shop',
      prefix: '',
      region: 'eu-central-1',
      endpoint: null,
      pathStyle: false,
    };
    expect(readS3Address('s3://my-shop?region=eu-central-1')).toEqual(address);
    expect(readS3Address('s3://my-shop/?region=eu-central-1&path-style=off')).toEqual(address);
  });

  it('names a bucket of another store by its endpoint, with a folder', () => {
    const address = readS3Address('s3://my-shop/the/pictures/?endpoint=http://10.0.0.2:9000&path-style=on');
    expect(address).toEqual({
      bucket: 'my-shop',
      prefix: 'the/pictures/',
      region: 'us-east-1',
      endpoint: 'http://10.0.0.2:9000',
      pathStyle: true,
    });
    expect(typeof address === 'object' && nameS3(address)).toBe('s3://my-shop/the/pictures');
  });

  test.each([
    ['my-shop', /begins with s3/],
    ['https://my-shop', /begins with s3/],
    ['s3://', /bucket|begins/],
    ['s3://My_Shop?region=a', /bucket/],
    ['s3://my-shop:80?region=a', /bucket/],
    ['s3://key:secret@my-shop?region=a', /must not hold keys/],
    ['s3://my-shop', /needs a region/],
    ['s3://my-shop?region=', /needs a region/],
    ['s3://my-shop/../b?region=a%20b', /region/],
    ['s3://my-shop/a%20b?region=a', /prefix/],
    ['s3://my-shop/a//b?region=a', /prefix/],
    ['s3://my-shop?region=a&region=b', /each once/],
    ['s3://my-shop?region=a&acl=public', /takes endpoint, region, path-style/],
    ['s3://my-shop?endpoint=host', /endpoint/],
    ['s3://my-shop?endpoint=http://key:secret@host', /endpoint/],
    ['s3://my-shop?endpoint=http://host/path', /endpoint/],
    ['s3://my-shop?region=a&path-style=yes', /path-style/],
  ])('%s is refused, and what it holds not repeated', (value, problem) => {
    const told = readS3Address(value);
    expect(told).toMatch(problem);
    expect(told).not.toMatch(/secret/);
  });
});
