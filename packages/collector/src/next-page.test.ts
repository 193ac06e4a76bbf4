import { expect, test } from 'vitest';
import { PageSchema } from '@waybill/connectors/kit/declaration/paging-schema';
import { createTurnGuard, firstTurn, nextTurn, pageSizeOf, turnAdditions } from './next-page.ts';

type Input = Parameters<typeof PageSchema.parse>[0];

/** The turn after an answer, and what it adds to the request. */
function after(
  input: Input,
  answer: { body?: unknown; link?: string; size?: number },
  count?: number,
) {
  const page = PageSchema.parse(input);
  const size = pageSizeOf(page, { size: '2' });
  const headers = new Headers(answer.link === undefined ? {} : { link: answer.link, next: 'n' });
  const told = { body: answer.body, headers, url: 'https://h/list?x=1', size: answer.size ?? 0 };
  const turn = count === undefined ? firstTurn(page) : { count };
  const next = nextTurn(page, turn, told, size);
  return next && { ...next, adds: turnAdditions(page, next, size).map(({ value }) => value) };
}

test('a Link header names the next page among others', () => {
  const link = '<https://h/list?p=0>; rel="prev", </list?p=2>; title="a"; rel="next"';
  expect(after({ type: 'link_header' }, { link })).toMatchObject({ url: 'https://h/list?p=2' });
  expect(after({ type: 'link_header' }, { link: '<https://h/l>; rel="self"' })).toBeNull();
  expect(after({ type: 'link_header' }, {})).toBeNull();
});

test('the next address may stand in the body or in a header', () => {
  const body = { '@odata.nextLink': 'https://h/list?skip=1' };
  const page = { type: 'next_url', path: '@odata.nextLink', header: 'next' } as const;
  expect(after(page, { body })).toMatchObject({ url: 'https://h/list?skip=1' });
  expect(after(page, { body: {}, link: '' })).toMatchObject({ url: 'https://h/n' });
  expect(after(page, { body: {} })).toBeNull();
});

test('a token ends the list when it is empty or the flag says so', () => {
  const page = { type: 'token', path: 'next', param: 'cursor', more: 'more' } as const;
  expect(after(page, { body: { next: 'a', more: true } })).toEqual({ token: 'a', adds: ['a'] });
  expect(after(page, { body: { next: 'a', more: false } })).toBeNull();
  expect(after(page, { body: { next: '', more: true } })).toBeNull();
  expect(after(page, { body: { next: null, more: true } })).toBeNull();
});

test('an offset goes by what was answered, to the total or to a page that is not full', () => {
  const page = { type: 'offset', param: 'offset', size: 'size' } as const;
  expect(after(page, { size: 2 })).toEqual({ count: 2, adds: [2] });
  expect(after(page, { size: 1 })).toBeNull();
  const counted = { ...page, total: 'total', end: 'to' } as const;
  expect(after(counted, { size: 1, body: { total: 3 } }, 1)).toEqual({ count: 2, adds: [2, 4] });
  expect(after(counted, { size: 1, body: { total: 3 } }, 2)).toBeNull();
  expect(after(counted, { size: 0, body: { total: 3 } }, 1)).toBeNull();
});

test('a page number goes up to the total, the flag or the vendor’s own next number', () => {
  const page = { type: 'page', param: 'page', size: 2 } as const;
  expect(after(page, { size: 2 })).toEqual({ count: 2, adds: [2] });
  expect(after(page, { size: 1 })).toBeNull();
  expect(after({ ...page, total: 't' }, { size: 2, body: { t: 4 } }, 2)).toBeNull();
  expect(after({ ...page, more: 'm' }, { body: { m: true } }, 4)).toMatchObject({ count: 5 });
  expect(after({ ...page, more: 'm' }, { body: { m: false } }, 4)).toBeNull();
  expect(after({ ...page, next: 'n' }, { body: { n: 9 } }, 4)).toMatchObject({ count: 9 });
  expect(after({ ...page, next: 'n' }, { body: { n: null } }, 4)).toBeNull();
});

test('a page size that is no number is a fault of the settings', () => {
  const page = PageSchema.parse({ type: 'offset', param: 'o', size: 'size' });
  expect(() => pageSizeOf(page, { size: 'many' })).toThrow('page size');
});

test('a page that was read already ends an empty list and stops a full one', () => {
  const goesInCircles = createTurnGuard();
  expect(goesInCircles({ token: 'a' }, 3)).toBe(false);
  expect(goesInCircles({ token: 'b' }, 3)).toBe(false);
  expect(goesInCircles({ token: 'a' }, 0)).toBe(true);
  expect(() => goesInCircles({ token: 'b' }, 1)).toThrow('read already');
});
