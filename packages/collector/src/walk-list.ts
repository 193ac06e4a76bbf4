import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { askVendor } from './ask-vendor.ts';
import {
  atAddress,
  buildRequest,
  type Addition,
  type RequestSpec,
  type VendorRequest,
} from './build-request.ts';
import { assertClock } from './clock-skew.ts';
import { CollectFailure } from './collect-failure.ts';
import { decodeRecords } from './decode-records.ts';
import {
  createTurnGuard,
  firstTurn,
  nextTurn,
  pageSizeOf,
  turnAdditions,
  turnVars,
  type Page,
  type PageTurn,
} from './next-page.ts';
import type { Run } from './run-context.ts';
import { shapeElement } from './shape-records.ts';

/** A paged list: the stream's own, or a step's. */
export interface ListSpec {
  request: RequestSpec;
  records: HttpStream['records'];
  page: Page;
}

/** Where a walk begins and what every request of it is given. */
export interface WalkFrom {
  vars: Readonly<Record<string, unknown>>;
  /** Address to begin with, instead of the declared one. */
  url?: string;
  additions?: readonly Addition[];
}

/** Part of a page; `isLast` on exactly one of a walk, at its end. */
export interface ListChunk {
  elements: unknown[];
  body: unknown;
  isLast: boolean;
}

/** A file may hold millions of rows; this many are given on at once. */
const CHUNK = 2000;

/** Walks a list page by page. Throws a `CollectFailure`; `page_limit` when it does not end. */
export async function* walkList(
  run: Run,
  list: ListSpec,
  from: WalkFrom,
): AsyncGenerator<ListChunk, void> {
  const { page } = list;
  const walk: Walk = {
    run,
    list,
    from,
    pageSize: pageSizeOf(page, run.scope().values),
    goesInCircles: createTurnGuard(),
  };
  const most = page.type === 'none' ? 1 : page.maxPages;
  let turn: PageTurn = from.url === undefined ? firstTurn(page) : { url: from.url };
  for (const { value } of from.additions ?? []) walk.goesInCircles({ token: String(value) }, 0);
  for (let pages = 1; ; pages += 1) {
    const next = yield* walkPage(walk, turn, pages === 1);
    if (next === null) return;
    if (pages >= most) {
      throw new CollectFailure('page_limit', `The list did not end after ${pages} pages.`);
    }
    turn = next;
  }
}

interface Walk {
  run: Run;
  list: ListSpec;
  from: WalkFrom;
  pageSize: number | null;
  goesInCircles: (next: PageTurn, size: number) => boolean;
}

/** One page in chunks; returns the turn after it, or null when it was the last. */
async function* walkPage(
  walk: Walk,
  turn: PageTurn,
  isFirst: boolean,
): AsyncGenerator<ListChunk, PageTurn | null> {
  const { run, list, from, pageSize, goesInCircles } = walk;
  const vars = { ...from.vars, ...turnVars(list.page, turn, pageSize) };
  const request = requestOf(walk, turn, vars);
  if (isFirst) goesInCircles({ url: request.url.href }, 0);
  const isGraphql = list.request.graphql !== undefined;
  const answer = await askVendor(run, request, { isGraphql, partition: from.vars['partition'] });
  if (answer === null) {
    yield { elements: [], body: undefined, isLast: true };
    return null;
  }
  assertClock(run, answer);
  const { body, list: found } = decodeRecords(answer, list.records);
  const { headers, url } = answer;
  const scope = run.scope(vars);
  let size = 0;
  let next: PageTurn | null = null;
  for (const [chunk, isEnd] of withEnd(chunked(found))) {
    size += chunk.length;
    // All but the last chunk go on before the size of the page is known.
    if (isEnd) next = nextTurn(list.page, turn, { body, headers, url, size }, pageSize);
    if (next !== null && goesInCircles(next, size)) next = null;
    const elements = chunk.flatMap((element) => shapeElement(element, list.records, scope));
    yield { elements, body, isLast: isEnd && next === null };
  }
  return next;
}

function requestOf(
  { run, list, from, pageSize }: Walk,
  turn: PageTurn,
  vars: WalkFrom['vars'],
): VendorRequest {
  const { page, request } = list;
  const scope = run.scope(vars);
  if (turn.url !== undefined) return atAddress(request, new URL(turn.url), scope);
  const additions = [...(from.additions ?? []), ...turnAdditions(page, turn, pageSize)];
  const further = page.type === 'token' && turn.token !== undefined ? page.next : undefined;
  return buildRequest(further ?? request, run.base, scope, additions);
}

/** The values in lists; one that may be empty at the end, so that there always is a last one. */
function* chunked<T>(values: Iterable<T>): Generator<T[]> {
  let chunk: T[] = [];
  for (const value of values) {
    if (chunk.length === CHUNK) {
      yield chunk;
      chunk = [];
    }
    chunk.push(value);
  }
  yield chunk;
}

/** Each value with whether it is the last. */
function* withEnd<T>(values: Iterable<T>): Generator<readonly [T, boolean]> {
  const iterator = values[Symbol.iterator]();
  let current = iterator.next();
  while (!current.done) {
    const following = iterator.next();
    yield [current.value, following.done === true];
    current = following;
  }
}
