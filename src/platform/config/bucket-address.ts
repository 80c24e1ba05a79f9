/** A bucket of an S3-compatible service. */
export interface BucketAddress {
  readonly bucket: string;
  /** Beginning of every key; empty, or ends with '/'. */
  readonly prefix: string;
  readonly region: string;
  /** Address of the service, without a path. */
  readonly endpoint: string;
  /** Whether the bucket is part of the path (`https://host/bucket/key`) and not of the host name. */
  readonly pathStyle: boolean;
  /** Undefined to use the credentials that the machine gives its programs. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const example = 's3://KEY:SECRET@bucket/folder?region=us-east-1&endpoint=https://host:9000&pathStyle=1';
// Without dots: a certificate for *.host does not cover a bucket with one.
const bucketName = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const folderName = /^(?:[a-z0-9][a-z0-9._-]*\/)*$/;
const regionName = /^[a-z0-9-]{1,40}$/;
const known = ['region', 'endpoint', 'pathStyle'];

/**
 * Parses `s3://[KEY:SECRET@]bucket[/folder][?region=…&endpoint=…&pathStyle=1]`; characters of the key and the secret
 * that have a meaning in a URL are percent-encoded. Without an endpoint it is that of AWS in the region.
 * @throws Error with the reason, which never repeats the secret
 */
export function readBucketAddress(text: string): BucketAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:') throw new Error(`must look like ${example}`);
  const bucket = url.hostname;
  if (!bucketName.test(bucket)) throw new Error('must name a bucket of 3 to 63 letters, digits and dashes');
  const prefix = prefixIn(url.pathname);
  const unknown = [...url.searchParams.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`has the option '${unknown}', but only ${known.join(', ')} are known`);
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!regionName.test(region)) throw new Error('must have a region such as us-east-1');
  const endpoint = endpointIn(url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`);
  return { bucket, prefix, region, endpoint, pathStyle: flagIn(url), credentials: credentialsIn(url) };
}

/** Origin of the signed addresses, to which browsers send files. */
export function originOfBucket({ bucket, endpoint, pathStyle }: BucketAddress): string {
  const { protocol, host } = new URL(endpoint);
  return pathStyle ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`;
}

function prefixIn(pathname: string): string {
  const folder = pathname.replace(/^\//, '');
  const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  if (!folderName.test(prefix)) throw new Error('must have a folder of lower-case letters, digits, ".", "_" and "-"');
  return prefix;
}

function endpointIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.pathname !== '/' || url.search !== '') {
    throw new Error('must have an endpoint such as https://host:9000, without a path');
  }
  return url.origin;
}

function flagIn({ searchParams }: URL): boolean {
  const flag = searchParams.get('pathStyle') ?? '0';
  if (flag !== '0' && flag !== '1') throw new Error('must have 0 or 1 as pathStyle');
  return flag === '1';
}

function credentialsIn({ username, password }: URL): BucketAddress['credentials'] {
  if (username === '' && password === '') return undefined;
  if (username === '' || password === '') throw new Error('must have both a key and a secret, or neither');
  return { accessKeyId: decoded(username), secretAccessKey: decoded(password) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('must have a percent-encoded key and secret');
  }
}
