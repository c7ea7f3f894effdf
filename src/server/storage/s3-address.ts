export interface S3Address {
  bucket: string;
  prefix: string;
  region: string;
  /** Null: Amazon's endpoint for the region. */
  endpoint: string | null;
  pathStyle: boolean;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[\w.-]+(?:\/[\w.-]+)*)?$/;
const PARAMETERS = ['endpoint', 'region', 'path-style'];
const ANY_REGION = 'us-east-1';

/** A problem completes a sentence that begins with FILES_URL, and repeats no part of the value. */
export function readS3Address(value: string): S3Address | string {
  if (!URL.canParse(value) || !value.startsWith('s3://')) return 'must be an address that begins with s3://';
  const { hostname: bucket, port, pathname, searchParams: query, username, password, hash } = new URL(value);
  if (username || password) return 'must not hold keys: they are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (!BUCKET.test(bucket) || port) return 'must name a bucket (like s3://my-shop?region=eu-central-1)';
  const prefix = pathname.replace(/^\/|\/$/g, '');
  if (!PREFIX.test(prefix)) return 'has a prefix with other signs than letters, digits, - _ . and /';
  const names = [...query.keys()];
  if (hash || names.some((name, index) => !PARAMETERS.includes(name) || names.indexOf(name) !== index))
    return `takes ${PARAMETERS.join(', ')} after its question mark, each once`;
  const endpoint = query.get('endpoint');
  if (endpoint !== null && !isOrigin(endpoint))
    return 'needs an endpoint that is scheme, host and port alone';
  const region = query.get('region') ?? (endpoint === null ? null : ANY_REGION);
  if (region === null || !/^[a-z0-9-]+$/.test(region))
    return 'needs a region (or an endpoint, of another store)';
  const pathStyle = query.get('path-style') ?? 'off';
  if (!['on', 'off'].includes(pathStyle)) return "needs path-style to be 'on' or 'off'";
  return { bucket, prefix: prefix && `${prefix}/`, region, endpoint, pathStyle: pathStyle === 'on' };
}

export function nameS3(address: S3Address): string {
  return `s3://${address.bucket}/${address.prefix}`.replace(/\/$/, '');
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\/[^/@?#]+\/?$/.test(value);
}
