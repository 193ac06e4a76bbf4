import {
  collect,
  createTokenCache,
  recordKey,
  type CollectedPage,
  type CollectOptions,
  type RunEnd,
  type StreamPosition,
} from '@waybill/collector';
import type { Declaration, HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { isRecord } from '@waybill/connectors/kit/field';
import { bare, expectedRecords, isRecorded, momentsOf, stable } from './connectors-expected.ts';
import type { Fixture, Rule } from './connectors-fixture.ts';
import { planOf, type Plan, type PlannedStream } from './connectors-plan.ts';
import { startReplay, type Replay } from './connectors-replay.ts';
import { matchingOf } from './connectors-rules.ts';

/** What the replay of one recorded interface gave. */
export interface ApiReport {
  api: string;
  streams: number;
  records: number;
  requests: number;
  /** Why it failed; empty when it passed. */
  faults: string[];
}

/** Runs until one adds nothing: recorded collectors needed up to this many. */
const MOST_RUNS = 10;
const DAY = 86_400_000;
const WAIT_SEC = 7;

/** Replays an interface through the collector and checks what it is bound to. */
export async function checkApi(fixture: Fixture, declaration: Declaration): Promise<ApiReport> {
  const plan = planOf(fixture, declaration);
  const report: ApiReport = { api: fixture.name, streams: 0, records: 0, requests: 0, faults: [] };
  report.streams = plan.streams.length;
  report.faults.push(...unread(fixture, plan));
  for (const planned of plan.streams) {
    await checkStream(fixture, declaration, { plan, planned, report });
  }
  return report;
}

/** Recorded lists that no stream reads. */
function unread({ rules }: Fixture, { streams }: Plan): string[] {
  if (streams.length === 0) return ['no stream asks for what was recorded'];
  const read = new Set(streams.flatMap((one) => [...one.rules, ...one.recordRules]));
  return rules
    .filter((rule) => !read.has(rule) && holdsRecords(rule))
    .map(({ request }) => `no stream reads ${request.methods[0]} ${request.path}`);
}

/** A list with an object in it, or rows of text; neither a token nor a confirmation. */
function holdsRecords({ request, responses: [recorded] }: Rule): boolean {
  if (!recorded || request.path.endsWith('/token') || request.path.endsWith('/start')) return false;
  if (typeof recorded.body === 'string') return recorded.body.includes('\n');
  const lists = isRecord(recorded.body) ? Object.values(recorded.body) : [recorded.body];
  return lists.some((list) => Array.isArray(list) && list.length > 0);
}

interface Checking {
  plan: Plan;
  planned: PlannedStream;
  report: ApiReport;
}

async function checkStream(
  fixture: Fixture,
  declaration: Declaration,
  { plan, planned, report }: Checking,
): Promise<void> {
  const { moments, present } = momentsOf(planned);
  const slept: number[] = [];
  // Waiting lets time pass, as it does outside.
  const clock = (): number => slept.reduce((sum, ms) => sum + ms, present);
  const stream = withoutLimits(planned.stream, present - Math.min(present, ...moments) + DAY);
  const matching = matchingOf(plan.streams, declaration, fixture.rules);
  const replay = await startReplay({
    rules: rulesFor(planned, plan, fixture.rules),
    matching,
    clock,
    tokenPaths: ['access_token', ...tokenPathOf(declaration, stream)],
  });
  const options: CollectOptions = {
    declaration,
    stream,
    values: plan.values,
    send: replay.send,
    now: clock,
    signal: new AbortController().signal,
    position: null,
    tokens: createTokenCache(),
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
  };
  const fault = (what: string): void => {
    report.faults.push(`${stream.id}: ${what}`);
  };
  try {
    await checkRecords({ options, planned, replay, report, fault });
    await checkRestart(options, replay, fault);
    await checkRefusals({ options, replay, fault, slept });
    for (const request of new Set(replay.unanswered)) fault(`nothing was recorded for ${request}`);
  } finally {
    await replay.close();
  }
}

/** All rules but those that answer another stream alone, e.g. under the one path of GraphQL. */
function rulesFor(planned: PlannedStream, plan: Plan, rules: readonly Rule[]): Rule[] {
  const own = new Set([...planned.rules, ...planned.recordRules]);
  const others = new Set(plan.streams.flatMap((one) => [...one.rules, ...one.recordRules]));
  return rules.filter((rule) => own.has(rule) || !others.has(rule));
}

function tokenPathOf(declaration: Declaration, stream: HttpStream): string[] {
  const auth = stream.auth ?? declaration.auth;
  return auth.type === 'login' ? [auth.token] : [];
}

interface StreamCheck {
  options: CollectOptions;
  planned: PlannedStream;
  replay: Replay;
  report: ApiReport;
  fault: (what: string) => void;
}

/** Every record comes once over the runs that have something new, and the run after them adds none. */
async function checkRecords({
  options,
  planned,
  replay,
  report,
  fault,
}: StreamCheck): Promise<void> {
  const { stream } = options;
  const expected = [...new Set(expectedRecords(planned).map(stable))].map(isRecorded);
  const found = new Map<string, string>();
  const given: string[] = [];
  let position: StreamPosition | null = null;
  for (let run = 0; ; run += 1) {
    replay.begin(run);
    const done = await runOnce({ ...options, position });
    if (!isFine(done.end, planned)) return fault(`run ${run + 1} ended with ${toldEnd(done.end)}`);
    const fresh = done.records.filter((record) => !found.has(recordKey(stream, record)));
    for (const record of fresh) found.set(recordKey(stream, record), stable(bare(record, stream)));
    given.push(...fresh.map(stable));
    report.requests += done.requests;
    position = done.position ?? position;
    if (fresh.length === 0 && run > 0) break;
    if (run === MOST_RUNS) return fault('every run finds something new');
  }
  report.records += found.size;
  const told = [...found.values()];
  const missing = expected.filter((is) => !told.some(is));
  const strange = told.filter((one) => !expected.some((is) => is(one)));
  if (missing.length > 0) fault(`${missing.length} of ${expected.length} records are missing`);
  if (strange.length > 0) fault(`${strange.length} records that nobody recorded`);
  if (new Set(given).size < given.length) fault('records came twice under different keys');
}

/** A run that is broken off after its first page and taken up at its position gives all the same. */
async function checkRestart(
  options: CollectOptions,
  replay: Replay,
  fault: (what: string) => void,
): Promise<void> {
  replay.begin(0);
  const keys = (records: readonly Record<string, unknown>[]): string[] =>
    records.map((record) => recordKey(options.stream, record));
  const whole = await runOnce(options);
  replay.begin(0);
  const first = await runOnce(options, 1);
  replay.begin(0);
  const rest = await runOnce({ ...options, position: first.position });
  const got = new Set(keys([...first.records, ...rest.records]));
  if (keys(whole.records).some((key) => !got.has(key))) fault('a restart loses records');
}

interface RefusalCheck extends Pick<StreamCheck, 'options' | 'replay' | 'fault'> {
  slept: number[];
}

/** A refused token is replaced, or told as expired where it cannot be; a limit is waited for. */
async function checkRefusals({ options, replay, fault, slept }: RefusalCheck): Promise<void> {
  replay.begin(0);
  const { type } = options.stream.auth ?? options.declaration.auth;
  if (replay.issued > 0) await checkNewToken(options, replay, fault);
  else if (type !== 'none') {
    replay.interrupt(401, {});
    const { end } = await runOnce(options);
    if (end.outcome !== 'failed' || end.code !== 'auth_expired') fault(`401 is ${toldEnd(end)}`);
  }
  const before = slept.length;
  replay.begin(0);
  replay.interrupt(429, { 'retry-after': String(WAIT_SEC) });
  const limited = await runOnce(options);
  if (!slept.slice(before).includes(WAIT_SEC * 1000)) fault(`does not wait ${WAIT_SEC} s`);
  if (limited.records.length === 0) fault('nothing is read after a limit');
}

async function checkNewToken(
  options: CollectOptions,
  replay: Replay,
  fault: (what: string) => void,
): Promise<void> {
  const before = replay.issued;
  replay.revoke();
  const { records, end } = await runOnce(options);
  if (replay.issued !== before + 1) fault('a refused token is not asked for anew once');
  if (end.outcome === 'failed' && end.code !== 'cursor_stuck') {
    fault(`after a refused token: ${toldEnd(end)}`);
  }
  if (records.length === 0) fault('nothing is read after a refused token');
}

interface Done {
  records: Record<string, unknown>[];
  position: StreamPosition | null;
  requests: number;
  end: RunEnd;
}

async function runOnce(options: CollectOptions, pages = Infinity): Promise<Done> {
  const done: Done = {
    records: [],
    position: options.position,
    requests: 0,
    end: { outcome: 'more' },
  };
  const run = collect(options);
  for (let count = 0; ; count += 1) {
    const next: IteratorResult<CollectedPage, RunEnd> =
      count < pages ? await run.next() : await run.return({ outcome: 'more' });
    if (next.done) return { ...done, end: next.value };
    done.records.push(...next.value.records);
    done.position = next.value.position ?? done.position;
    done.requests = next.value.requests;
  }
}

/** A recorded list that names itself as its next page cannot end well; that it is noticed is right. */
function isFine(end: RunEnd, { rules }: PlannedStream): boolean {
  if (end.outcome !== 'failed') return true;
  const namesItself = rules.some(({ request, responses: [recorded] }) =>
    Object.values(recorded?.headers ?? {})
      .flat()
      .includes(`<\${base}${request.path}>; rel="next"`),
  );
  return end.code === 'cursor_stuck' && namesItself;
}

function toldEnd(end: RunEnd): string {
  return end.outcome === 'failed' ? `${end.code} (${end.detail})` : end.outcome;
}

/** One window from before the oldest record on: recorded answers know nothing of ours. */
function withoutLimits(stream: HttpStream, reachMs: number): HttpStream {
  const { cursor } = stream;
  if (cursor.type !== 'time') return stream;
  const { maxWindow: _window, maxAge: _age, ...rest } = cursor;
  return { ...stream, cursor: { ...rest, initial: Math.ceil(reachMs / 1000) } };
}
