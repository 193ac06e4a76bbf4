import { isUtf8 } from 'node:buffer';
import { entityFault, eventFault, INGEST_LIMITS, type SchemaFault } from '@waybill/contract';
import type { Connector, MapResult, VendorRecord } from '@waybill/connectors';

/** Result of one framed record. A record that is an envelope contains several. @published */
export interface ReadRecord {
  /** The stored payload of these events. */
  payload: Buffer;
  result: MapResult;
}

const FORBIDDEN_KEY = '__proto__';
const OPEN_BRACE = 123;
const OPEN_BRACKET = 91;

/**
 * Reads one framed record with its connector. Never throws: any bytes give a result. The returned
 * payload may be stored: content members are removed.
 *
 * @published
 */
export function readRecord(bytes: Buffer, connector: Connector): ReadRecord[] {
  return [...eachRecord(bytes, connector)];
}

/**
 * Like `readRecord`, individually: a list in one line can have hundreds of thousands of entries.
 * @published
 */
export function* eachRecord(bytes: Buffer, connector: Connector): Generator<ReadRecord> {
  const refused = (field: string | null, reason: string): ReadRecord => ({
    payload: storablePayload(bytes, connector),
    result: { kind: 'rejected', field, reason },
  });
  if (!isUtf8(bytes)) return yield refused(null, 'not valid UTF-8');
  if (bytes.includes(0)) return yield refused(null, 'holds a NUL byte');
  const text = bytes.toString('utf8');
  const isJson = bytes[0] === OPEN_BRACE || bytes[0] === OPEN_BRACKET;
  if (!isJson && connector.mapLine) {
    return yield { payload: bytes, result: mapped(() => connector.mapLine?.(text)) };
  }
  const parsed = parse(text);
  if ('fault' in parsed) return yield refused(null, parsed.fault);
  const suspicious = hostileField(parsed.value, text);
  if (suspicious) return yield refused(suspicious.field, suspicious.reason);
  const value = text.includes('\\u0000') ? withoutNul(parsed.value) : parsed.value;
  yield* recordsOf(value, connector, bytes);
}

function parse(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // V8 quotes the text around the fault; only the position may be reported, never the content.
    const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    return { fault: place ? `not valid JSON at character ${place}` : 'not valid JSON' };
  }
}

/** An element of a list, or of an envelope inside a line, is its own record. */
function* recordsOf(value: unknown, connector: Connector, bytes: Buffer): Generator<ReadRecord> {
  const list = Array.isArray(value) ? value : envelopeOf(value, connector);
  if (list) {
    for (const item of list) {
      yield* recordsOf(item, connector, Buffer.from(JSON.stringify(item) ?? 'null'));
    }
    return;
  }
  if (!isRecord(value)) {
    const payload = storablePayload(bytes, connector);
    yield { payload, result: { kind: 'rejected', field: null, reason: 'not a JSON object' } };
    return;
  }
  const payload = withoutContents(value, connector) ?? bytes;
  yield { payload, result: mapped(() => connector.map(value)) };
}

/** The record without its content members; null if it has none. */
function withoutContents(record: VendorRecord, { withheld = [] }: Connector): Buffer | null {
  const present = withheld.filter((member) => Object.hasOwn(record, member));
  if (present.length === 0) return null;
  const taken = Object.fromEntries(present.map((member) => [member, { withheld: true }]));
  return Buffer.from(JSON.stringify({ ...record, ...taken }));
}

/**
 * Storable part of an unreadable payload: nothing if it may have contents.
 *
 * @published
 */
export function storablePayload(bytes: Buffer, { withheld = [] }: Connector): Buffer {
  if (withheld.length === 0) return bytes;
  return Buffer.from(JSON.stringify({ withheld: true, bytes: bytes.length }));
}

function envelopeOf(value: unknown, connector: Connector): unknown[] | null {
  if (!isRecord(value)) return null;
  for (const key of connector.envelopes) {
    const list = Object.hasOwn(value, key) ? value[key] : undefined;
    if (Array.isArray(list)) return list;
  }
  return null;
}

function isRecord(value: unknown): value is VendorRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Connectors never throw. If one does anyway, its record is set aside and the rest continues. */
function mapped(map: () => MapResult | undefined): MapResult {
  try {
    const result = map();
    if (!result)
      return { kind: 'rejected', field: null, reason: 'the connector does not support text lines' };
    const fault = schemaFault(result);
    return fault === null ? result : { kind: 'rejected', ...fault };
  } catch {
    return { kind: 'rejected', field: null, reason: 'the connector failed on this record' };
  }
}

/**
 * Why the result cannot be stored. The whole record is set aside: event ids depend on the position in
 * it, and a replay reads it again.
 */
function schemaFault(result: MapResult): SchemaFault | null {
  if (result.kind === 'mapped') return firstFault(result.events, eventFault);
  if (result.kind === 'entities') return firstFault(result.entities, entityFault);
  return null;
}

function firstFault<T>(
  parts: readonly T[],
  faultOf: (part: T) => SchemaFault | null,
): SchemaFault | null {
  for (const part of parts) {
    const fault = faultOf(part);
    if (fault !== null) return fault;
  }
  return null;
}

/** Texts without NUL, which some vendors use as padding and no column accepts. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNul(inner)]));
}

/** Keys that no vendor sends and that could cause harm later. */
function hostileField(value: unknown, text: string): { field: string; reason: string } | null {
  const mayHoldKey = text.includes('proto') || text.includes('\\u');
  if (!mayHoldKey) return deepField(value, text);
  return deepField(value, text) ?? findHostile(value, []);
}

/** Depth was bounded while framing, except for JSON in a text line. */
function deepField(value: unknown, text: string): { field: string; reason: string } | null {
  return mayNestDeeperThan(text, INGEST_LIMITS.depth) && isDeeperThan(value, INGEST_LIMITS.depth)
    ? { field: '', reason: `nested deeper than ${INGEST_LIMITS.depth} levels` }
    : null;
}

/** If there are fewer opening brackets than levels, no walk is needed, as for most records. */
function mayNestDeeperThan(text: string, levels: number): boolean {
  let openings = 0;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1))
      openings += 1;
  }
  return openings > levels;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null && isDeeperThan(inner, levels - 1)) return true;
  }
  return false;
}

function findHostile(value: unknown, path: string[]): { field: string; reason: string } | null {
  if (path.length > INGEST_LIMITS.depth) return null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (key === FORBIDDEN_KEY) {
      return { field: [...path, key].join('.'), reason: 'a key that is not allowed' };
    }
    if (key.includes('\0'))
      return { field: path.join('.'), reason: 'a key that holds a NUL character' };
    const found = findHostile(inner, [...path, key]);
    if (found) return found;
  }
  return null;
}
