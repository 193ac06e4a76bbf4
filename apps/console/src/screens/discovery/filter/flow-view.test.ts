import { expect, test } from 'vitest';
import { paramUpdateOf } from '../../../app/navigation/navigation-rules.ts';
import {
  isNarrowed,
  parseFlowView,
  queryOf,
  withFilters,
  withoutFilters,
  withPicked,
  withTicked,
} from './flow-view.ts';

const params = (text: string) => new URLSearchParams(text);
const view = (text: string) => parseFlowView(params(text));

test('an address of nothing is the usual view: what left in 30 days, riskiest first, as wide as what is sensitive', () => {
  expect(view('')).toEqual({
    filter: { from: 'now-30d', scope: ['external'] },
    ticked: { source: [], target: [] },
    text: '',
    scope: 'external',
    sort: 'risk',
    weight: 'sensitive',
    marks: [],
    hasBars: false,
    level: 'group',
    limit: 10,
    tab: 'flows',
    picked: [],
    reviewStates: [],
    isDeviating: false,
  });
  expect(isNarrowed(view(''))).toBe(false);
});

test('scopes stand for what the server tells apart, and narrow nothing by themselves', () => {
  expect(view('scope=all').filter.scope).toEqual(['external', 'internal']);
  expect(view('scope=no_destination').filter.scope).toEqual(['no_destination']);
  expect(view('scope=every').filter.scope).toBeUndefined();
  expect(view('scope=sideways').filter.scope).toEqual(['external']);
  expect(isNarrowed(view('scope=internal'))).toBe(false);
  expect(isNarrowed(view('mark=new'))).toBe(true);
  expect(view('mark=new,old,unreviewed').marks).toEqual(['new', 'unreviewed']);
});

test('what an address says is read, and what means nothing is dropped', () => {
  const read = view(
    'originIds=a,b&destinationIds=c&direction=sideways&category=External+Share,Nonsense&weight=risk' +
      '&limit=80&tab=reviews&review=watch,forbidden&sel=a~c&sel=broken&managed=unmanaged&originIds=<script>',
  );
  expect(read.ticked).toEqual({ source: ['a', 'b'], target: ['c'] });
  expect(read.filter).toMatchObject({ category: ['External Share'], managed: 'unmanaged' });
  expect(read.filter.direction).toBeUndefined();
  expect(read).toMatchObject({ weight: 'risk', limit: 80, tab: 'reviews' });
  expect(read.picked).toEqual([{ originId: 'a', destinationId: 'c' }]);
  expect(read.reviewStates).toEqual(['watch', 'forbidden']);
  expect(isNarrowed(read)).toBe(true);
});

test('ticks are one parameter on each side, so that the rules of navigation see them', () => {
  const one = withTicked(params('tab=people'), 'source', ['a', 'b']);
  expect(one.toString()).toBe('tab=people&originIds=a%2Cb');
  expect(paramUpdateOf(params('tab=people'), one)).toBe('push');
  // Both lists, or the first parameters, replace the entry; repeating it changes nothing.
  expect(paramUpdateOf(one, withTicked(one, 'target', ['c']))).toBe('replace');
  expect(paramUpdateOf(params(''), withTicked(params(''), 'source', ['a']))).toBe('replace');
  expect(paramUpdateOf(one, withTicked(one, 'source', ['a', 'b']))).toBe('skip');
  expect(withTicked(one, 'source', []).has('originIds')).toBe(false);
});

test('of directions the one that was chosen last holds, of the rest all', () => {
  const next = withFilters(params('direction=inbound&q=slack'), [
    { key: 'direction', isNegated: false, values: ['inbound', 'outbound'] },
    { key: 'category', isNegated: false, values: ['External Share', 'Web Upload'] },
  ]);
  expect(next.getAll('direction')).toEqual(['outbound']);
  expect(next.getAll('category')).toEqual(['External Share', 'Web Upload']);
  expect(next.get('q')).toBe('slack');
  expect(queryOf(parseFlowView(next)).filters.map(({ key }) => key)).toEqual([
    'direction',
    'category',
  ]);
});

test('clearing takes away what narrows, and leaves how it is drawn', () => {
  const all =
    'originIds=a&category=External+Share&q=x&from=now-7d&managed=managed&weight=bytes&tab=events';
  expect(withoutFilters(params(all)).toString()).toBe('weight=bytes&tab=events');
});

test('chosen flows stand in the address', () => {
  const next = withPicked(params('sel=old~one'), [{ originId: 'a', destinationId: 'b' }]);
  expect(next.getAll('sel')).toEqual(['a~b']);
});
