import { CollectFailure } from '../../collect-failure.ts';

export interface ConnectionString {
  /** Host of the namespace; null when the string names none. */
  host: string | null;
  /** Name of the key, which is the user of SASL PLAIN. */
  user: string;
  password: string;
  /** The hub, when the string is one hub's own. */
  hub: string | null;
}

/**
 * Reads `Endpoint=sb://…/;SharedAccessKeyName=…;SharedAccessKey=…;EntityPath=…`, as the portal gives it
 * out. Throws `config_invalid`, without any of it in the message.
 */
export function connectionString(text: string): ConnectionString {
  const parts = new Map(
    text
      .trim()
      .split(';')
      .map((part) => {
        // Keys end with equals signs of their own.
        const at = part.indexOf('=');
        return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
      }),
  );
  const user = parts.get('sharedaccesskeyname');
  const password = parts.get('sharedaccesskey');
  if (!user || !password) {
    throw new CollectFailure('config_invalid', 'The connection string has no key in it.');
  }
  const endpoint = parts.get('endpoint') ?? '';
  const host = URL.canParse(endpoint) ? new URL(endpoint).hostname : '';
  return { host: host === '' ? null : host, user, password, hub: parts.get('entitypath') ?? null };
}
