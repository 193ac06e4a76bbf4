import type { Declaration, HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { plainPath } from './connectors-fixture.ts';

/** A request's path as it is on the wire: below the base's own path, without the host. */
export function pathOf(
  path: string,
  stream: Pick<HttpStream, 'base'> | null,
  declaration: Declaration,
): string {
  if (/^https?:\/\//.test(path)) return withoutHost(path, declaration);
  if (path.startsWith('{item')) return path;
  const base = withoutHost(stream?.base ?? declaration.base ?? '', declaration);
  return plainPath(`${base.replace(/\/$/, '')}${path.startsWith('/') ? '' : '/'}${path}`);
}

/** What stands behind the host in an address. */
export function withoutHost(address: string, { credentials }: Declaration): string {
  const [, id] = /^\{(\w+)\}/.exec(address) ?? [];
  const whole =
    id === undefined ? undefined : credentials.find((field) => field.id === id)?.default;
  const full = id === undefined ? address : address.replace(`{${id}}`, whole ?? 'https://host');
  return plainPath(full.replace(/^https?:\/\/[^/]+/, ''));
}

/** Both versions of Microsoft's token service answer for the same tenant. */
export function tokenPath(path: string): string {
  return path.replace('/oauth2/v2.0/token', '/oauth2/token');
}
