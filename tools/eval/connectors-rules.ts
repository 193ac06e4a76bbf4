import { wantedPattern, wantedText, type Rule } from './connectors-fixture.ts';
import { pathOf, tokenPath } from './connectors-path.ts';
import type { PlannedStream } from './connectors-plan.ts';
import { hasShape, momentOf, placesOf, unify } from './connectors-unify.ts';
import type { Declaration, HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { field } from '@waybill/connectors/kit/field';

/** A request as the replay server reads it. */
export interface ReplayRequest {
  method: string;
  path: string;
  /** Query parameters, and members of a form body. */
  parameters: Record<string, string>;
  /** By lower-case name, with the recorded token instead of the one that was issued. */
  headers: Record<string, string>;
  body: string;
}

/** How a recorded parameter is compared: by its shape, to the letter, or not at all. */
export type Comparison = 'clock' | 'exact' | 'free';

/** How requests are compared with what was recorded. */
export interface Matching {
  parameter(rule: Rule, name: string): Comparison;
  /** Whether a body asks for the page and the objects that the recorded one asks for. */
  body(rule: Rule, ours: string): boolean;
  /** How many tokens and ids of earlier answers a recorded body names. */
  named(rule: Rule): number;
  /** Headers that hold other values with every request. */
  freeHeaders: ReadonlySet<string>;
}

const CLOCK: ReadonlySet<string> = new Set(['cursor', 'until', 'now']);
/** What a token is asked for with; a service that answers for one tenant may leave the rest open. */
const SIGN_IN: ReadonlySet<string> = new Set(['grant_type', 'client_id', 'client_secret']);

/**
 * How requests are compared: values from the clock by their format; values that identify a page or an
 * object exactly; tuning values not at all.
 */
export function matchingOf(
  streams: readonly PlannedStream[],
  declaration: Declaration,
  rules: readonly Rule[],
): Matching {
  const linked = linkedNames(rules);
  const own = (rule: Rule): HttpStream[] =>
    streams
      .map(({ stream }) => stream)
      .filter((stream) => asksAt(stream, declaration, rule.request.path));
  return {
    parameter: (rule, name) => {
      if (isSignIn(rule, declaration)) return SIGN_IN.has(name) ? 'exact' : 'free';
      const at = own(rule);
      const template = at.map(({ request }) => request.query?.[name]).find(Boolean) ?? '';
      // How many records a page has is ours to choose; the pager counts what it got.
      const places = placesOf(template).filter((place) => place !== 'page_size');
      if (places.some((place) => CLOCK.has(place))) return 'clock';
      const isPage = at.some(({ page }) => 'param' in page && page.param === name);
      if (isPage || (template === '' && linked.has(name))) return 'exact';
      return places.length > 0 ? 'exact' : 'free';
    },
    ...bodyMatching(streams, rules),
    freeHeaders: meaninglessHeaders(declaration, streams),
  };
}

function asksAt(stream: HttpStream, declaration: Declaration, path: string): boolean {
  return unify(pathOf(stream.request.path, stream, declaration), path, new Set()) !== null;
}

function isSignIn(rule: Rule, { auth }: Declaration): boolean {
  return (
    rule.request.path.endsWith('/token') ||
    (auth.type === 'login' && auth.request.path.endsWith(rule.request.path))
  );
}

/** Headers of no meaning for the answer, and signatures over the time of the request. */
function meaninglessHeaders(
  declaration: Declaration,
  streams: readonly PlannedStream[],
): ReadonlySet<string> {
  const auths = streams.map(({ stream }) => stream.auth ?? declaration.auth);
  const isSigned = auths.some(
    (auth) =>
      auth.type === 'digest_nonce' ||
      auth.type === 'sigv4' ||
      (auth.type === 'jwt_assertion' && auth.as === 'bearer'),
  );
  return new Set([
    'accept',
    'accept-encoding',
    'content-length',
    'content-type',
    'user-agent',
    ...(isSigned ? ['authorization', 'x-xdr-nonce', 'x-xdr-timestamp', 'x-amz-date'] : []),
  ]);
}

/**
 * Recorded bodies are the other collector's words. What decides the answer in them are the tokens and
 * ids that earlier answers gave, and the number of the page: those have to agree.
 */
function bodyMatching(
  streams: readonly PlannedStream[],
  rules: readonly Rule[],
): Pick<Matching, 'body' | 'named'> {
  const given = new Set(
    rules.flatMap(({ responses }) => responses.flatMap(({ body }) => givenBy(streams, body))),
  );
  const counters = streams.flatMap(({ stream }) =>
    'param' in stream.page && stream.page.in !== 'query'
      ? [stream.page.param.split('.').at(-1) ?? '']
      : [],
  );
  const body: Matching['body'] = (rule, ours) => {
    const recorded = rule.request.request_body;
    if (recorded === undefined) return true;
    const [, source] = /^\/([\s\S]*)\/$/.exec(recorded) ?? [];
    if (source !== undefined && new RegExp(source, 's').test(ours)) return true;
    const agrees = [...given].every((one) => holds(recorded, one) === holds(ours, one));
    const counted = counters.every((name) => {
      const wanted = numberAt(recorded, name);
      return wanted === null || wanted === numberAt(ours, name);
    });
    return agrees && counted;
  };
  const named: Matching['named'] = ({ request }) =>
    [...given].filter((one) => holds(request.request_body ?? '', one)).length;
  return { body, named };
}

/** Tokens of pages and ids in an answer. */
function givenBy(streams: readonly PlannedStream[], body: unknown): string[] {
  return streams.flatMap(({ stream }) => {
    const token = 'path' in stream.page ? field(body, stream.page.path ?? '') : undefined;
    const list = stream.records.path === '' ? body : field(body, stream.records.path);
    const ids = stream.steps.length > 0 && Array.isArray(list) ? list : [];
    return [token, ...ids].filter((one) => typeof one === 'string' && one !== '').map(String);
  });
}

function holds(text: string, value: string): boolean {
  return text.includes(`"${value}"`) || text.includes(`=${value}`);
}

function numberAt(text: string, name: string): string | null {
  const match = new RegExp(`"${name}\\\\?"\\s*:\\s*"?(\\d+)`).exec(text);
  return match?.[1] ?? null;
}

/** Names of the parameters in addresses that the answers give. */
function linkedNames(rules: readonly Rule[]): ReadonlySet<string> {
  const answers = JSON.stringify(rules.map(({ responses }) => responses));
  const addresses = answers.matchAll(
    /(?:\$\{base\}|https?:\/\/[^/"\\]+)[^?"<>\\\s]*\?([^"<>\\\s]+)/g,
  );
  return new Set(
    [...addresses].flatMap(([, query = '']) =>
      query.split('&').map((pair) => decodeURIComponent(pair.split('=')[0] ?? '')),
    ),
  );
}

/** The rules without those that an earlier one with the same request hides. */
export function reachable(rules: readonly Rule[]): Rule[] {
  const seen = new Set<string>();
  return rules.filter(({ request }) => {
    const key = JSON.stringify(request);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * The rule that answers a request: among matches, the one with the most exact values; among rules that
 * differ by the other collector's clock, the first run gets the earliest, the next run the next.
 * `refused`: a rule would match except for the authorisation.
 */
export function ruleFor(
  rules: readonly Rule[],
  request: ReplayRequest,
  matching: Matching,
  run: number,
): Rule | 'refused' | undefined {
  const fitting = reachable(rules).filter((rule) => fits(rule, request, matching));
  const allowed = fitting.filter((rule) => isAuthorized(rule, request, matching));
  if (allowed.length === 0) return fitting.length > 0 ? 'refused' : undefined;
  const most = Math.max(...allowed.map((rule) => exactness(rule, matching)));
  const best = allowed.filter((rule) => exactness(rule, matching) === most);
  const clocks = [...new Set(best.map((rule) => clockOf(rule, matching)))].toSorted(ascending);
  const clock = clocks[Math.min(run, clocks.length - 1)];
  return best.find((rule) => clockOf(rule, matching) === clock);
}

/** Moments in order; `-Infinity` less itself would be no number. */
function ascending(a: number, b: number): number {
  return a < b ? -1 : 1;
}

function fits(rule: Rule, request: ReplayRequest, matching: Matching): boolean {
  const { methods, path, query_params: wanted } = rule.request;
  if (!methods.includes(request.method) || tokenPath(path) !== tokenPath(request.path))
    return false;
  if (!matching.body(rule, request.body)) return false;
  return Object.entries(wanted).every(([name, value]) =>
    parameterFits(wantedText(value), request.parameters[name], matching.parameter(rule, name)),
  );
}

function parameterFits(
  recorded: string | null,
  ours: string | undefined,
  comparison: Comparison,
): boolean {
  if (comparison === 'free') return true;
  if (recorded === null) return ours === undefined;
  if (ours === undefined) return false;
  if (comparison === 'clock') return hasShape(recorded, ours);
  const pattern = wantedPattern(recorded);
  return pattern ? new RegExp(`^(?:${pattern.source})$`, 's').test(ours) : recorded === ours;
}

/** Recorded headers, of which those that say who asks matter. */
function isAuthorized(rule: Rule, { headers }: ReplayRequest, { freeHeaders }: Matching): boolean {
  return Object.entries(rule.request.request_headers).every(([name, value]) => {
    const wanted = wantedText(value);
    const key = name.toLowerCase();
    if (wanted === null || freeHeaders.has(key)) return true;
    const pattern = wantedPattern(wanted);
    const ours = headers[key] ?? '';
    return pattern ? new RegExp(`^(?:${pattern.source})$`, 's').test(ours) : wanted === ours;
  });
}

function exactness(rule: Rule, matching: Matching): number {
  const exact = Object.entries(rule.request.query_params).filter(
    ([name, value]) => wantedText(value) !== null && matching.parameter(rule, name) === 'exact',
  );
  return exact.length + matching.named(rule);
}

function clockOf(rule: Rule, matching: Matching): number {
  return Math.max(
    -Infinity,
    ...Object.entries(rule.request.query_params)
      .filter(([name]) => matching.parameter(rule, name) === 'clock')
      .map(([, value]) => momentOf(wantedText(value) ?? '')),
  );
}
