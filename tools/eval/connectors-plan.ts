import type { Declaration, HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Fixture, Rule } from './connectors-fixture.ts';
import { matchRule, type Known } from './connectors-match.ts';
import { pathOf } from './connectors-path.ts';
import { completed, withToken } from './connectors-secrets.ts';
import { merged, unify, type Bindings } from './connectors-unify.ts';

/** A stream whose requests were recorded, and which of its partitions were. */
export interface PlannedStream {
  stream: HttpStream;
  /** Rules of the stream's own list. */
  rules: Rule[];
  /** Rules that answer its last step, which hold its records; the same as `rules` without steps. */
  recordRules: Rule[];
}

/** A connection under which the recorded requests are the declaration's. */
export interface Plan {
  values: Record<string, string>;
  streams: PlannedStream[];
}

/** Derives the connection and its streams from what was recorded. */
export function planOf(fixture: Fixture, declaration: Declaration): Plan {
  const wanted = new Set(declaration.credentials.map(({ id }) => id));
  let values: Bindings = {};
  const streams: PlannedStream[] = [];
  for (const stream of declaration.streams) {
    if (stream.transport !== 'http') continue;
    const found = matchesOf(fixture.rules, stream, { declaration, wanted, values });
    if (found.rules.length === 0) continue;
    const recordRules = recordRulesOf(fixture.rules, stream, declaration, found.rules);
    if (recordRules.length === 0) continue;
    values = found.values;
    const asked = withoutUnrecorded(stream, fixture.rules, declaration, found.partitions);
    streams.push({ stream: asked, rules: found.rules, recordRules });
    if (stream.partitions && 'setting' in stream.partitions) {
      values = { ...values, [stream.partitions.setting]: [...found.partitions].join(',') };
    }
  }
  for (const { stream } of streams) values = withToken(fixture.rules, stream, declaration, values);
  return { values: completed(declaration, values), streams };
}

interface Matches {
  rules: Rule[];
  partitions: Set<string>;
  values: Bindings;
}

function matchesOf(rules: readonly Rule[], stream: HttpStream, known: Known): Matches {
  const found: Matches = { rules: [], partitions: new Set(), values: known.values };
  const fixed =
    stream.partitions && 'values' in stream.partitions ? stream.partitions.values : [null];
  for (const rule of rules) {
    for (const partition of fixed) {
      const bound = matchRule(rule, stream, known, partition);
      const { partition: captured, ...own } = bound ?? {};
      const together = bound && merged(found.values, own);
      if (!together) continue;
      found.values = together;
      found.rules.push(rule);
      const value = partition ?? captured;
      if (value !== undefined) found.partitions.add(value);
      break;
    }
  }
  return found;
}

/** Rules of the last step: those at its path, or at an address that the list names. */
function recordRulesOf(
  rules: readonly Rule[],
  stream: HttpStream,
  declaration: Declaration,
  listRules: readonly Rule[],
): Rule[] {
  const step = stream.steps.at(-1);
  if (!step) return pagesOf(rules, stream, declaration, listRules);
  const template = pathOf(step.request.path, stream, declaration);
  if (!template.startsWith('{item')) {
    return rules.filter(
      ({ request }) =>
        request.methods.includes(step.request.method) &&
        unify(template, request.path, new Set()) !== null,
    );
  }
  const named = listRules.flatMap(({ responses }) =>
    responses.flatMap(({ body }) => textsIn(body)),
  );
  return rules.filter(({ request }) => named.some((text) => text.endsWith(request.path)));
}

/** The list's own rules, and those of further pages that another request asks for. */
function pagesOf(
  rules: readonly Rule[],
  stream: HttpStream,
  declaration: Declaration,
  listRules: readonly Rule[],
): Rule[] {
  const next = stream.page.type === 'token' ? stream.page.next : undefined;
  if (!next) return [...listRules];
  const template = pathOf(next.path, stream, declaration);
  const further = rules.filter(
    ({ request }) =>
      request.methods.includes(next.method) && unify(template, request.path, new Set()) !== null,
  );
  return [...new Set([...listRules, ...further])];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The stream with the partitions that were recorded, and without requests that were not. */
function withoutUnrecorded(
  stream: HttpStream,
  rules: readonly Rule[],
  declaration: Declaration,
  found: ReadonlySet<string>,
): HttpStream {
  const isRecorded = (request: HttpStream['request']): boolean =>
    rules.some(
      (rule) =>
        unify(pathOf(request.path, stream, declaration), rule.request.path, new Set()) !== null,
    );
  const before = stream.before.filter(({ request }) => isRecorded(request));
  const { partitions } = stream;
  const isListed = partitions && 'request' in partitions && isRecorded(partitions.request);
  if (!partitions || 'setting' in partitions || isListed) return { ...stream, before };
  return { ...stream, before, partitions: { values: [...found] } };
}
