import { ownValue } from '@waybill/contract';
import type { Declaration } from '@waybill/connectors/kit/declaration/declaration';
import { AppError } from '../../platform/app-error.ts';

type Field = Declaration['credentials'][number];

/** Values of the connect form, distinguished. */
export interface FieldValues {
  plain: Record<string, string>;
  /** Only the newly given values. */
  secrets: Record<string, string>;
}

/** Stored values of an integration. */
export interface HeldValues {
  plain: Readonly<Record<string, string>>;
  secretIds: ReadonlySet<string>;
}

/**
 * Checks a filled-in form against the declaration. Omitted fields keep their stored value, and so does
 * an empty secret; but a changed address requires entering the secrets again, otherwise anyone who can
 * change an address could have them sent elsewhere.
 *
 * Throws `integration.values_invalid` that names every invalid field.
 */
export function checkedValues(
  declaration: Declaration,
  given: Readonly<Record<string, string>>,
  held: HeldValues = { plain: {}, secretIds: new Set() },
): FieldValues {
  const errors = unknownFields(declaration, given);
  const values: FieldValues = { plain: {}, secrets: {} };
  for (const field of declaration.credentials) {
    const { id, isSecret } = field;
    const value = (ownValue(given, id) ?? (isSecret ? undefined : held.plain[id]) ?? '').trim();
    const isHeld = isSecret && held.secretIds.has(id);
    const fault = value === '' ? absenceFault(field, isHeld) : formFault(field, value);
    if (fault) errors.push(errorAt(field, fault));
    else if (!isSecret) values.plain[id] = value;
    else if (value !== '') values.secrets[id] = value;
  }
  const stranded = strandedSecrets(declaration, values, held);
  errors.push(...stranded.map((field) => errorAt(field, MOVED)));
  if (errors.length > 0) throw new AppError('integration.values_invalid', { errors });
  return values;
}

const MOVED = 'must be entered again because the destination address has changed';

const errorAt = ({ id }: Field, message: string) => ({ path: `values.${id}`, message });

function absenceFault(field: Field, isHeld: boolean): string | null {
  return field.isOptional || isHeld || (field.default ?? '') !== '' ? null : 'is needed';
}

function unknownFields(declaration: Declaration, given: Readonly<Record<string, string>>) {
  const known = new Set(declaration.credentials.map((field) => field.id));
  return Object.keys(given)
    .filter((id) => !known.has(id))
    .map((id) => ({ path: `values.${id}`, message: 'is not a field of this source' }));
}

function formFault({ kind }: Field, value: string): string | null {
  if (kind !== 'multiline' && /[\r\n]/.test(value)) return 'must be one line';
  if (value.includes('\0')) return 'must be text';
  if (kind === 'number') return /^\d{1,15}$/.test(value) ? null : 'must be a whole number';
  if (kind === 'url') return isPlainAddress(value) ? null : 'must be an https address';
  return null;
}

/** Outbound requests decide whether it may be reached. */
function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** Stored secrets that were not entered again and would now go to another address. */
function strandedSecrets(declaration: Declaration, values: FieldValues, held: HeldValues): Field[] {
  const resolved = (field: Field, plain: Readonly<Record<string, string>>): string =>
    (ownValue(plain, field.id) ?? '') || (field.default ?? '');
  const addressing = addressFieldIds(declaration);
  const hasMoved = declaration.credentials.some(
    (field) =>
      addressing.has(field.id) && resolved(field, values.plain) !== resolved(field, held.plain),
  );
  if (!hasMoved) return [];
  return declaration.credentials.filter(
    (field) => field.isSecret && held.secretIds.has(field.id) && !(field.id in values.secrets),
  );
}

/** Members of a declaration that contain an address or a part of a host name. */
const ADDRESS_KEYS = new Set(['base', 'tokenUrl', 'endpoint', 'queueUrl', 'address', 'region']);

/** Fields whose value decides where requests go. */
export function addressFieldIds(declaration: Declaration): Set<string> {
  const { auth, base, streams } = declaration;
  const templates = addressesIn({ auth, base, streams }, '');
  const named = templates.flatMap((text) =>
    [...text.matchAll(/\{([a-z][a-z0-9_]*)/g)].map(([, name = '']) => name),
  );
  const isAsked = streams.some((stream) => stream.transport === 'sql');
  return new Set([...named, ...(isAsked ? DATABASE_FIELDS : [])]);
}

/** A database is reached by fields of these names, without a template. */
const DATABASE_FIELDS = ['host', 'port', 'account', 'tls', 'tls_ca'];

function addressesIn(value: unknown, key: string): string[] {
  if (typeof value === 'string') {
    const isAddress = ADDRESS_KEYS.has(key) || (key === 'path' && /^(https?:|\{)/.test(value));
    return isAddress ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => addressesIn(inner, name));
}
