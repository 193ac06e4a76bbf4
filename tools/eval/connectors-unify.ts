import { instant } from '@waybill/connectors/kit/instant';
import { wantedPattern } from './connectors-fixture.ts';

const PLACE = /\{\{|\{([a-z_][a-z0-9_]*)(?:\.[^}|]*)?(?:\|[a-z0-9_]+)?\}/g;
/** A time or a long number inside a text. */
const MOMENT = /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(?:Z|[+-]\d\d:\d\d)?|\d{9,}/g;

export type Bindings = Readonly<Record<string, string>>;

/** Names of the places of a template. */
export function placesOf(template: string): string[] {
  return [...template.matchAll(PLACE)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/**
 * The values that make a template into a text: those of the wanted names, each the same wherever it
 * stands; other places match anything. Null when no values do.
 */
export function unify(
  template: string,
  text: string,
  wanted: ReadonlySet<string>,
): Bindings | null {
  let expression = '';
  let end = 0;
  const names = new Set<string>();
  for (const match of template.matchAll(PLACE)) {
    expression += escaped(template.slice(end, match.index));
    end = match.index + match[0].length;
    const [, name] = match;
    if (name === undefined) expression += escaped('{');
    else if (!wanted.has(name)) expression += '.*?';
    else if (names.has(name)) expression += `\\k<${name}>`;
    else expression += `(?<${name}>.+?)`;
    if (name !== undefined && wanted.has(name)) names.add(name);
  }
  expression += escaped(template.slice(end));
  const found = new RegExp(`^${expression}$`, 's').exec(text);
  return found ? { ...found.groups } : null;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Both together, or null when they contradict each other. */
export function merged(a: Bindings, b: Bindings): Bindings | null {
  const differs = Object.entries(b).some(
    ([name, value]) => a[name] !== undefined && a[name] !== value,
  );
  return differs ? null : { ...a, ...b };
}

/**
 * Whether a value that depends on the clock has the shape of the recorded one: the same form of moment,
 * or a query that says at least what the recorded one says.
 */
export function hasShape(recorded: string, ours: string): boolean {
  const pattern = wantedPattern(recorded);
  if (pattern) {
    const loose = pattern.source.replaceAll(MOMENT, '.*');
    return [pattern.source, loose].some((source) => new RegExp(`^(?:${source})$`, 's').test(ours));
  }
  if (/\s/.test(recorded.trim())) return alternatives(recorded).some((one) => says(ours, one));
  return formOf(recorded) === formOf(ours);
}

/** A text with `(a OR b)` as one text for each of the alternatives. */
function alternatives(text: string): string[] {
  const group = /\(([^()]*\sOR\s[^()]*)\)/.exec(text);
  if (!group) return [text];
  return (group[1] ?? '')
    .split(/\sOR\s/)
    .flatMap((one) => alternatives(text.replace(group[0], one)));
}

function says(ours: string, recorded: string): boolean {
  const words = new Set(wordsOf(ours));
  return wordsOf(recorded).every((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return text
    .replaceAll(MOMENT, ' ')
    .split(/[\s,()=<>]+/)
    .filter((word) => word !== '');
}

/** What remains of a moment when its digits and fraction are removed. */
function formOf(text: string): string {
  // A number of minutes or days rather than a moment.
  if (/^\d{1,8}$/.test(text)) return '#';
  return text.replace(/\.\d+(?=Z|[+-]|$)/, '').replaceAll(/\d/g, '0');
}

/** Where a recorded moment stands among others; a pattern for any moment comes before all of them. */
export function momentOf(recorded: string): number {
  const text = wantedPattern(recorded)?.source ?? recorded;
  const [found] = text.match(MOMENT) ?? [];
  return (found === undefined ? null : instant(found)) ?? -Infinity;
}
