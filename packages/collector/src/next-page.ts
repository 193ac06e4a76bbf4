import { ownValue } from '@waybill/contract';
import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Addition } from './build-request.ts';
import { CollectFailure } from './collect-failure.ts';
import { textOf, valueAt } from './path-value.ts';

export type Page = HttpStream['page'];

/** The requested page of a list. */
export interface PageTurn {
  /** Address from the vendor, instead of the declared one. */
  url?: string;
  token?: string;
  /** Offset of the first record, or number of the page. */
  count?: number;
}

/** Information about the next page in a response. */
export interface PageAnswer {
  body: unknown;
  headers: Headers;
  /** Address of the answered page. */
  url: string;
  /** Elements of the answered list. */
  size: number;
}

/** The first turn of a list. */
export function firstTurn(page: Page): PageTurn {
  return page.type === 'offset' || page.type === 'page' ? { count: page.start } : {};
}

/** What the turn puts into the request. */
export function turnAdditions(
  page: Page,
  turn: PageTurn,
  pageSize: number | null = null,
): Addition[] {
  if (page.type === 'token' && turn.token !== undefined) {
    return [{ param: page.param, in: page.in, value: turn.token, isAlone: page.alone }];
  }
  if ((page.type === 'offset' || page.type === 'page') && turn.count !== undefined) {
    const end = page.type === 'offset' ? page.end : undefined;
    return [
      { param: page.param, in: page.in, value: turn.count },
      ...(end === undefined
        ? []
        : [{ param: end, in: page.in, value: turn.count + (pageSize ?? 0) }]),
    ];
  }
  return [];
}

/** Names of the turn in templates. */
export function turnVars(page: Page, turn: PageTurn, pageSize: number | null): object {
  return {
    ...(turn.token !== undefined && { token: turn.token }),
    ...(page.type === 'offset' && { offset: turn.count }),
    ...(page.type === 'page' && { page: turn.count }),
    ...(pageSize !== null && { page_size: pageSize }),
  };
}

/** Size of a full page, if the pager counts records. Throws `config_invalid` for an invalid setting. */
export function pageSizeOf(page: Page, values: Readonly<Record<string, string>>): number | null {
  if (page.type !== 'offset' && page.type !== 'page') return null;
  const size = typeof page.size === 'number' ? page.size : Number(ownValue(values, page.size));
  if (Number.isInteger(size) && size > 0) return size;
  throw new CollectFailure('config_invalid', 'The page size is no positive number.');
}

/** The turn after an answer; null when it was the last page. */
export function nextTurn(
  page: Page,
  turn: PageTurn,
  answer: PageAnswer,
  pageSize: number | null,
): PageTurn | null {
  switch (page.type) {
    case 'none':
      return null;
    case 'link_header':
      return addressTurn(nextLink(answer.headers), answer.url);
    case 'next_url':
      return addressTurn(givenAddress(page, answer), answer.url);
    case 'token': {
      const token = textOf(valueAt(answer.body, page.path));
      return token === undefined || isDenied(answer.body, page.more) ? null : { token };
    }
    case 'offset':
      return nextOffset(page, turn, answer, pageSize ?? 1);
    case 'page':
      return nextNumber(page, turn, answer, pageSize ?? 1);
  }
}

function givenAddress(
  { path, header }: Extract<Page, { type: 'next_url' }>,
  { body, headers }: PageAnswer,
): string | undefined {
  const inBody = path === undefined ? undefined : textOf(valueAt(body, path));
  return inBody ?? (header === undefined ? undefined : (headers.get(header) ?? undefined));
}

function addressTurn(address: string | undefined, from: string): PageTurn | null {
  if (address === undefined || address === '') return null;
  if (URL.canParse(address, from)) return { url: new URL(address, from).href };
  throw new CollectFailure('invalid_response', 'The next page has no valid address.');
}

/** The address of `rel="next"` in a `Link` header (RFC 8288). */
function nextLink(headers: Headers): string | undefined {
  const links = (headers.get('link') ?? '').matchAll(/<([^>]*)>((?:\s*;\s*[^,;<]+)*)/g);
  for (const [, address, parameters = ''] of links) {
    if (/;\s*rel\s*=\s*"?(?:[^"]*\s)?next(?:\s[^"]*)?"?\s*(?:;|$)/i.test(parameters))
      return address;
  }
  return undefined;
}

/** A present but false flag for further pages. */
function isDenied(body: unknown, more: string | undefined): boolean {
  return more !== undefined && String(valueAt(body, more)) !== 'true';
}

function nextOffset(
  page: Extract<Page, { type: 'offset' }>,
  turn: PageTurn,
  { body, size }: PageAnswer,
  pageSize: number,
): PageTurn | null {
  const after = (turn.count ?? page.start) + size;
  const total = page.total === undefined ? NaN : Number(valueAt(body, page.total) ?? NaN);
  const isLast = Number.isFinite(total) ? after - page.start >= total : size < pageSize;
  return isLast || size === 0 ? null : { count: after };
}

function nextNumber(
  page: Extract<Page, { type: 'page' }>,
  turn: PageTurn,
  { body, size }: PageAnswer,
  pageSize: number,
): PageTurn | null {
  const number = turn.count ?? page.start;
  if (page.next !== undefined) {
    const next = valueAt(body, page.next);
    return typeof next === 'number' || textOf(next) !== undefined ? { count: Number(next) } : null;
  }
  if (page.more !== undefined) return isDenied(body, page.more) ? null : { count: number + 1 };
  const total = page.total === undefined ? NaN : Number(valueAt(body, page.total) ?? NaN);
  const read = (number - page.start) * pageSize + size;
  const isLast = Number.isFinite(total) ? read >= total : size < pageSize;
  return isLast || size === 0 ? null : { count: number + 1 };
}

/**
 * Detects circular paging: true if the list ends here, because the next page was read already and this
 * one was empty. Throws `cursor_stuck` if it was not.
 */
export function createTurnGuard(): (next: PageTurn, size: number) => boolean {
  const turns = new Set<string>();
  return (next, size) => {
    const key = JSON.stringify(next);
    if (turns.has(key)) {
      if (size === 0) return true;
      throw new CollectFailure('cursor_stuck', 'The vendor names a page that was read already.');
    }
    turns.add(key);
    return false;
  };
}
