import { field, isRecord, recordsOf } from '../field.ts';

/** Parameters of one activity event by name, in lower case: the admin log uses capitals. */
export type Parameters = Readonly<Record<string, unknown>>;

/** How deep messages nest in documented events is three; beyond this depth nothing is read. */
const MAX_DEPTH = 6;

const VALUE_KEYS = [
  'value',
  'boolValue',
  'intValue',
  'multiValue',
  'multiIntValue',
  'multiBoolValue',
];

/**
 * A list of Google parameters as one object. Nested messages become nested objects; an already exported
 * plain object stays one.
 */
export function readParameters(list: unknown, depth = 0): Parameters {
  if (depth > MAX_DEPTH) return {};
  // fromEntries defines own properties only, so that no name can reach a prototype.
  return Object.fromEntries(
    recordsOf(list).flatMap((entry) => {
      const name = field(entry, 'name');
      return typeof name === 'string' ? [[name.toLowerCase(), valueOf(entry, depth)]] : [];
    }),
  );
}

function valueOf(entry: Record<string, unknown>, depth: number): unknown {
  const message = field(entry, 'messageValue');
  if (isRecord(message)) return readMessage(message, depth + 1);
  const messages = field(entry, 'multiMessageValue');
  if (Array.isArray(messages)) {
    return recordsOf(messages).map((item) => readMessage(item, depth + 1));
  }
  const key = VALUE_KEYS.find((candidate) => field(entry, candidate) !== undefined);
  return key === undefined ? undefined : field(entry, key);
}

function readMessage(message: Record<string, unknown>, depth: number): unknown {
  const nested = field(message, 'parameter') ?? field(message, 'parameters');
  return nested === undefined ? message : readParameters(nested, depth);
}
