/** Item of a service, by the id that the service itself gives it. */
export interface ItemName {
  /** Services that share a space of ids have one name, see `appOf`. */
  app: string;
  id: string;
}

const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const S3_HOST = /^(?:(.+)\.)?s3[.-](?:dualstack\.)?(?:[a-z0-9-]+\.)?amazonaws\.com$/;
const DRIVE_HOST =
  /^(?:drive|docs|sheets|slides|forms)\.google\.com$|^drive\.usercontent\.google\.com$/;
const DRIVE_PATH = /\/d\/(?:e\/)?([\w-]+)/;
const BOX_HOST = /(?:^|\.)box\.com$/;
const BOX_PATH = /\/(?:file|files)\/(\d+)/;
const NOTION_ID = /([0-9a-f]{32})$/;

/**
 * The namespace in which item ids of a service are unique. SharePoint and OneDrive use the same item
 * ids, and so do all services that store files in Google Drive.
 */
export function appOf(service: string): string {
  switch (service) {
    case 'OneDrive':
    case 'SharePoint':
    case 'Microsoft 365':
      return 'SharePoint';
    default:
      return service;
  }
}

/** Services with globally unique item ids; others are unique only within an account. */
const WORLDWIDE: ReadonlySet<string> = new Set(['Google Drive', 'SharePoint', 'AWS S3', 'Box']);

export function hasWorldwideIds(app: string): boolean {
  return WORLDWIDE.has(app);
}

/**
 * The id of a service's item as its log writes it: SharePoint's without braces and in lower case, an
 * object of S3 as `bucket/key`.
 */
export function itemId(app: string, id: string): string {
  if (app === 'SharePoint') return GUID.exec(id)?.[0].toLowerCase() ?? pageAddress(id);
  if (app === 'AWS S3') return id.replace(/^arn:aws[\w-]*:s3:::/, '');
  return id;
}

/**
 * The item that an address names by the service's own id: a document of Google Drive, Box or Notion, an
 * object of S3, a file of SharePoint or OneDrive by `sourcedoc` or `UniqueId`. Null for all others.
 */
export function itemOfUrl(url: string): ItemName | null {
  const parsed = parsedUrl(url);
  if (parsed === null) return null;
  const { host } = parsed;
  if (DRIVE_HOST.test(host)) return named('Google Drive', driveId(parsed));
  if (host.endsWith('.sharepoint.com')) return named('SharePoint', sharePointId(parsed));
  if (BOX_HOST.test(host)) return named('Box', boxId(parsed));
  if (host.endsWith('notion.so')) return named('Notion', NOTION_ID.exec(parsed.path)?.[1]);
  return objectOfS3(host, parsed.path);
}

function named(app: string, id: string | undefined): ItemName | null {
  return id === undefined ? null : { app, id };
}

/** A folder's address names no document. */
function driveId({ path, query }: UrlParts): string | undefined {
  const asked = path.includes('/folders/') ? undefined : valueIn(query, 'id');
  return DRIVE_PATH.exec(path)?.[1] ?? asked;
}

function sharePointId({ query }: UrlParts): string | undefined {
  const written = valueIn(query, 'sourcedoc') ?? valueIn(query, 'uniqueid') ?? '';
  return GUID.exec(written)?.[0].toLowerCase();
}

function boxId({ path, query }: UrlParts): string | undefined {
  return BOX_PATH.exec(path)?.[1] ?? valueIn(query, 'file_id')?.replace(/^f_/, '');
}

function objectOfS3(host: string, path: string): ItemName | null {
  const match = S3_HOST.exec(host);
  if (match === null) return null;
  const bucket = match[1];
  const id = decoded(bucket === undefined ? path.slice(1) : `${bucket}${path}`);
  return id.indexOf('/') < id.length - 1 && id.includes('/') ? { app: 'AWS S3', id } : null;
}

/**
 * An address without parts that do not identify a page: scheme, fragment, and SharePoint's query and
 * case.
 */
export function pageAddress(url: string): string {
  const parsed = parsedUrl(url);
  if (parsed === null) return url;
  const { host, path, query } = parsed;
  const page = decoded(path);
  if (host.endsWith('.sharepoint.com')) return `${host}${page.toLowerCase()}`;
  return query === '' ? `${host}${page}` : `${host}${page}?${query}`;
}

interface UrlParts {
  /** Lower case, without port. */
  host: string;
  /** With its leading slash, as written. */
  path: string;
  query: string;
}

const URL_PARTS = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)(?::\d*)?([^?#]*)(?:\?([^#]*))?/i;

function parsedUrl(url: string): UrlParts | null {
  const match = URL_PARTS.exec(url);
  if (match === null) return null;
  const [, host = '', path = '', query = ''] = match;
  return { host: host.toLowerCase(), path: path === '' ? '/' : path, query };
}

/** Value of a parameter whose name is distinguished from others in any case. */
function valueIn(query: string, name: string): string | undefined {
  for (const pair of query.split('&')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut).toLowerCase() === name) return decoded(pair.slice(cut + 1));
  }
  return undefined;
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
