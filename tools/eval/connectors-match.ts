import { valueAt } from '@waybill/collector';
import type { Declaration, HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { wantedPattern, wantedText, type Rule } from './connectors-fixture.ts';
import { pathOf } from './connectors-path.ts';
import { whoAsks } from './connectors-secrets.ts';
import { hasShape, merged, placesOf, unify, type Bindings } from './connectors-unify.ts';

/** Places that depend on the clock; what they fill is compared by its shape. */
const CLOCK: ReadonlySet<string> = new Set(['cursor', 'until', 'now']);
const SAMPLE_MOMENT = '2026-01-02T03:04:05.000Z';

/** What is known about the connection while its requests are searched for. */
export interface Known {
  declaration: Declaration;
  wanted: ReadonlySet<string>;
  values: Bindings;
}

/** Values under which a recorded request is the stream's first one; null when none are. */
export function matchRule(
  rule: Rule,
  stream: HttpStream,
  known: Known,
  partition: string | null,
): Bindings | null {
  const { request } = stream;
  if (!rule.request.methods.includes(request.method) || !holdsList(rule, stream)) return null;
  const names = new Set([...known.wanted, 'partition']);
  const path = given(pathOf(request.path, stream, known.declaration), partition);
  const where = unify(path, rule.request.path, names);
  const what = where && matchQuery(rule, stream, known, partition);
  const bound = what && merged(where, what);
  const who = bound && whoAsks(rule, stream.auth ?? known.declaration.auth, names);
  return who && merged(bound, who);
}

/** A template in one of the stream's declared partitions. */
function given(template: string, partition: string | null): string {
  return partition === null ? template : template.replaceAll(/\{partition(?:\|\w+)?\}/g, partition);
}

function matchQuery(
  rule: Rule,
  { request }: HttpStream,
  { declaration, wanted, values }: Known,
  partition: string | null,
): Bindings | null {
  const names = new Set([...wanted, 'partition']);
  let bound: Bindings | null = {};
  for (const [name, recorded] of Object.entries(rule.request.query_params)) {
    const text = wantedText(recorded);
    const template = request.query?.[name];
    if (bound === null || text === null || template === undefined) continue;
    const ours = withKnown(given(template, partition), declaration, values);
    const more: Bindings | null = matchParameter(text, template, ours, names);
    bound = more && merged(bound, more);
  }
  return bound;
}

/** Whether an answer has the stream's list where the stream looks for it; one path can serve several. */
function holdsList({ responses }: Rule, { records }: HttpStream): boolean {
  if (records.decode !== 'json' || records.absentWhenEmpty) return true;
  return responses.some(
    ({ body }) => typeof body === 'string' || valueAt(body, records.path) !== undefined,
  );
}

/** A query with the settings that are known or have a default. */
function withKnown(template: string, { credentials }: Declaration, values: Bindings): string {
  return credentials.reduce((text, { id, default: usual }) => {
    const value = values[id] ?? usual;
    return value === undefined ? text : text.replaceAll(`{${id}}`, value);
  }, template);
}

/** A recorded parameter against ours: what names something must agree, what only tunes need not. */
function matchParameter(
  recorded: string,
  template: string,
  filled: string,
  names: ReadonlySet<string>,
): Bindings | null {
  const places = placesOf(template);
  if (places.some((place) => CLOCK.has(place))) {
    const ours = filled.replaceAll(/\{(?:cursor|until|now)(?:\|(\w+))?\}/g, (_all, via: unknown) =>
      momentAs(String(via)),
    );
    return hasShape(recorded, ours) ? {} : null;
  }
  if (wantedPattern(recorded) || places.length === 0) return {};
  return unify(filled, recorded, names);
}

/** A moment as the clock's functions write it; see the declaration's templates. */
function momentAs(via: string): string {
  const ms = Date.parse(SAMPLE_MOMENT);
  if (via === 'epoch_s') return String(ms / 1000);
  if (via === 'epoch_ms') return String(ms);
  if (via === 'minutes_ago') return '60';
  if (via === 'iso_s') return SAMPLE_MOMENT.replace('.000', '');
  if (via === 'iso_offset') return SAMPLE_MOMENT.replace('.000Z', '+00:00');
  return via === 'date' ? SAMPLE_MOMENT.slice(0, 10) : SAMPLE_MOMENT;
}
