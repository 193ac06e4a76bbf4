import { generateKeyPairSync } from 'node:crypto';
import type { Declaration, HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { wantedText, type Rule, type Wanted } from './connectors-fixture.ts';
import { tokenPath, withoutHost } from './connectors-path.ts';
import { merged, unify, type Bindings } from './connectors-unify.ts';

/** What the recorded request says about the secrets that it was sent with. */
export function whoAsks(
  rule: Rule,
  auth: Declaration['auth'],
  names: ReadonlySet<string>,
): Bindings | null {
  const [template, recorded] = secretOf(rule, auth);
  return recorded === null ? {} : unify(template, recorded, names);
}

/** The template of a secret and what was recorded instead. */
function secretOf(
  rule: Rule,
  auth: Declaration['auth'],
): [template: string, recorded: string | null] {
  const header = (name: string): string | null => wantedText(headerOf(rule, name));
  switch (auth.type) {
    case 'header':
      return [auth.value, header(auth.name.toLowerCase())];
    case 'digest_nonce':
      return [auth.keyId, header('x-xdr-auth-id')];
    case 'query':
      return [auth.value, wantedText(rule.request.query_params[auth.name] ?? null)];
    case 'basic': {
      const [, both] = /^Basic (.+)$/i.exec(header('authorization') ?? '') ?? [];
      const plain = both === undefined ? null : Buffer.from(both, 'base64').toString();
      return [`${auth.user}:${auth.password}`, plain];
    }
    default:
      return ['', null];
  }
}

function headerOf(rule: Rule, name: string): Wanted {
  const found = Object.entries(rule.request.request_headers).find(
    ([key]) => key.toLowerCase() === name,
  );
  return found?.[1] ?? null;
}

/** What the recorded request for a token says about the connection. */
export function withToken(
  rules: readonly Rule[],
  stream: HttpStream,
  declaration: Declaration,
  values: Bindings,
): Bindings {
  const auth = stream.auth ?? declaration.auth;
  if (!('tokenUrl' in auth) || auth.tokenUrl === undefined) return values;
  const names = new Set(declaration.credentials.map(({ id }) => id));
  const template = tokenPath(withoutHost(auth.tokenUrl, declaration));
  for (const rule of rules.filter(({ request }) => request.methods.includes('POST'))) {
    const where = unify(template, tokenPath(rule.request.path), names);
    const who = where && clientOf(rule, auth, names);
    const bound = where && who && merged(where, who);
    const together = bound && merged(values, bound);
    if (together) return together;
  }
  return values;
}

/** The client that a recorded request for a token names; null when it cannot be ours. */
function clientOf(
  rule: Rule,
  auth: Declaration['auth'],
  names: ReadonlySet<string>,
): Bindings | null {
  let bound: Bindings | null = {};
  for (const [name, member] of [
    ['client_id', 'clientId'],
    ['client_secret', 'clientSecret'],
  ] as const) {
    const recorded = wantedText(rule.request.query_params[name] ?? null);
    const ours: unknown = Reflect.get(auth, member);
    if (bound === null || recorded === null || typeof ours !== 'string') continue;
    const more: Bindings | null = unify(ours, recorded, names);
    bound = more && merged(bound, more);
  }
  return bound;
}

/** What nothing recorded tells: the declared default, or something that will do. */
export function completed(declaration: Declaration, values: Bindings): Record<string, string> {
  const bases = [declaration, ...declaration.streams].map((one) =>
    'base' in one ? (one.base ?? '') : '',
  );
  const own = declaration.credentials.map(({ id, kind, default: usual }) => {
    const isAddress = kind === 'url' || bases.some((base) => base.startsWith(`{${id}}`));
    const isHost = bases.some((base) => base.includes(`://{${id}}`));
    const any = isAddress ? 'https://replay.example.com' : isHost ? 'replay.example.com' : 'replay';
    return [id, values[id] ?? usual ?? (kind === 'number' ? '100' : any)] as const;
  });
  const keys = [declaration, ...declaration.streams].flatMap((one) =>
    'auth' in one && one.auth?.type === 'jwt_assertion' ? [one.auth.privateKey] : [],
  );
  const account = keys.length > 0 ? serviceAccount() : '';
  return { ...Object.fromEntries(own), ...Object.fromEntries(keys.map((id) => [id, account])) };
}

function serviceAccount(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return JSON.stringify({ client_email: 'replay@example.com', private_key: pem });
}
