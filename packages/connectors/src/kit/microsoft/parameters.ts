import { field } from '../field.ts';
import { nameValue } from '../name-value.ts';
import { text } from '../text.ts';
import { structured } from './structured.ts';

/**
 * A parameter of an administrative command, as text; null when the command did not have it. Parameters
 * are a list of names and values, the same list as text, or the command line (`-Name "x" -Force "True"`).
 */
export function parameter(record: unknown, name: string): string | null {
  const parameters = structured(field(record, 'Parameters'));
  if (typeof parameters !== 'string') return text(nameValue(parameters, name));
  const match = new RegExp(`(?:^|\\s)-${name}\\s+(?:"([^"]*)"|(\\S+))`, 'i').exec(parameters);
  return text(match?.[1] ?? match?.[2]);
}

/** A value of `ExtendedProperties`, `OperationProperties`, `ExtraProperties` or `DeviceProperties`. */
export function property(record: unknown, list: string, name: string): string | null {
  return text(nameValue(structured(field(record, list)), name));
}
