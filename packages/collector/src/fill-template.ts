import type { JsonTemplate } from '@waybill/connectors/kit/declaration/request-schema';
import { CollectFailure } from './collect-failure.ts';
import { valueAt } from './path-value.ts';
import { applyFunction, writesNumber } from './template-function.ts';

/** Values for the placeholders of a template. */
export interface Scope {
  /** The connection's settings and secrets. */
  values: Readonly<Record<string, string>>;
  now: number;
  /** What the run counts: `cursor`, `until`, `partition`, `item`, `items`, `token`, … */
  vars: Readonly<Record<string, unknown>>;
}

const PLACE = /\{\{|\{([a-z_][a-z0-9_]*)(?:\.([^}|]*))?(?:\|([a-z0-9_]+))?\}/g;
const WHOLE = /^\{([a-z_][a-z0-9_]*)(?:\.([^}|]*))?(?:\|([a-z0-9_]+))?\}$/;
/** Numeric values of the pager, which are numbers in JSON bodies. */
const COUNTS: ReadonlySet<string> = new Set(['offset', 'page', 'page_size']);
/** Timestamps, written as ISO 8601 unless the template specifies a function. */
const MOMENTS: ReadonlySet<string> = new Set(['cursor', 'until', 'now']);

/** The text with every placeholder filled; a missing value leaves it empty. */
export function fillTemplate(
  template: string,
  scope: Scope,
  encode: (value: string, place: PlaceAt) => string = (value) => value,
): string {
  let filled = '';
  let end = 0;
  for (const match of template.matchAll(PLACE)) {
    const [found, name, path, via] = match;
    const value =
      name === undefined
        ? '{'
        : encode(placeValue(scope, { name, path, via }), { at: match.index, via });
    filled += template.slice(end, match.index) + value;
    end = match.index + found.length;
  }
  return filled + template.slice(end);
}

/** Where in its template a value stands, and the function that made it. */
interface PlaceAt {
  at: number;
  via: string | undefined;
}

interface Place {
  name: string;
  path: string | undefined;
  via: string | undefined;
}

function placeValue(scope: Scope, { name, path, via }: Place): string {
  const value = valueAt(valueOf(scope, name), path ?? '');
  const how = via ?? (typeof value === 'number' && MOMENTS.has(name) ? 'iso' : undefined);
  return applyFunction(how, value, scope.now);
}

function valueOf(scope: Scope, name: string): unknown {
  if (name === 'now') return scope.now;
  return Object.hasOwn(scope.vars, name)
    ? scope.vars[name]
    : Object.hasOwn(scope.values, name)
      ? scope.values[name]
      : undefined;
}

/**
 * A path: values are percent-encoded except for their slashes, unless the template encodes them
 * completely (`|url`). A value at the start of the template is an address or path from the vendor, and
 * stays unchanged. Throws `invalid_response` for path traversal.
 */
export function fillPath(template: string, scope: Scope): string {
  return fillTemplate(template, scope, (value, { at, via }) => {
    if (at === 0 || via === 'url') return value;
    if (value.split('/').some((part) => part === '..' || part === '.')) {
      throw new CollectFailure('invalid_response', 'A name in a path is not usable.');
    }
    return value.split('/').map(encodeURIComponent).join('/');
  });
}

/** Texts by name; empty ones are dropped. */
export function fillTexts(
  templates: Readonly<Record<string, string>> | undefined,
  scope: Scope,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(templates ?? {})
      .map(([name, template]) => [name, fillTemplate(template, scope)] as const)
      .filter(([, value]) => value !== ''),
  );
}

/**
 * JSON with its texts filled. A text with only a placeholder becomes the list or number itself; a
 * member without a value is dropped.
 */
export function fillJson(template: JsonTemplate, scope: Scope): unknown {
  if (typeof template === 'string') return fillJsonText(template, scope);
  if (typeof template !== 'object' || template === null) return template;
  if (isList(template)) return template.map((element) => fillJson(element, scope));
  return Object.fromEntries(
    Object.entries(template)
      .map(([key, inner]) => [key, fillJson(inner, scope), inner] as const)
      .filter(([, value, inner]) => value !== '' || inner === '')
      .map(([key, value]) => [key, value]),
  );
}

/** `Array.isArray` does not narrow lists that may only be read. */
function isList(template: JsonTemplate): template is readonly JsonTemplate[] {
  return Array.isArray(template);
}

function fillJsonText(template: string, scope: Scope): unknown {
  const [, name, path, via] = WHOLE.exec(template) ?? [];
  if (name === undefined) return fillTemplate(template, scope);
  if (name === 'items') return scope.vars['items'] ?? [];
  const filled = placeValue(scope, { name, path, via });
  const isNumber = COUNTS.has(name) || writesNumber(via);
  return isNumber && filled !== '' && Number.isFinite(Number(filled)) ? Number(filled) : filled;
}
