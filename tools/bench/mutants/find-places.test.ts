import { expect, test } from 'vitest';
import { changedText, describeChange, findPlaces } from './find-places.ts';

/** Every text that a source can be changed into. */
function changed(text: string, file = 'a.tsx'): string[] {
  return findPlaces(file, text).flatMap(({ changes }) =>
    changes.map((change) => changedText(text, change)),
  );
}

test('turns comparisons round and moves their bounds', () => {
  expect(changed('const a = b === c;')).toEqual(['const a = (b) !== (c);']);
  expect(changed('const a = b < c;')).toEqual(['const a = (b) <= (c);', 'const a = (b) >= (c);']);
});

test('decides conditions and drops parts of them', () => {
  expect(changed('if (a) b = c;')).toEqual(['if (true) b = c;', 'if (false) b = c;']);
  expect(changed('const a = b && c;')).toEqual([
    'const a = ((b) || (c));',
    'const a = (b);',
    'const a = (c);',
  ]);
  expect(changed('const a = b ?? 0;')).toEqual(['const a = (0);']);
  expect(changed('const a = !b;')).toEqual(['const a = (b);']);
});

test('changes arithmetic of numbers and not the joining of texts', () => {
  expect(changed('a += b * 2;')).toEqual(['a -= b * 2;', 'a += (b) / (2);']);
  expect(changed("const a = 'x' + b; const c = `${d}` + e;")).toEqual([]);
});

test('changes constants that are returned, calls for their effect, and what is asked of a list', () => {
  expect(changed('const a = () => true;')).toEqual(['const a = () => false;']);
  expect(changed('function a() { return 0; }')).toEqual(['function a() { return 1; }']);
  expect(changed('async function a() { await b(); }')).toEqual(['async function a() { ; }']);
  expect(changed('const a = b.some(c);')).toEqual(['const a = b.every(c);']);
  expect(changed('const a = b.filter(c);')).toEqual(['const a = b;']);
  expect(changed('const a = Math.max(b, c);')).toEqual(['const a = Math.min(b, c);']);
});

test.each([
  ['texts of the log', "log.info(a === b ? 'c' : 'd');"],
  ['timers that are given back', 'clearTimeout(a);'],
  ['how a part looks', "const a = <p className={b === c ? 'd' : 'e'} />;"],
  ['types', 'type A = B extends C ? D : E;'],
  ['caches', 'const a = b.get(c) ?? d(c);'],
])('leaves alone %s', (_, source) => {
  expect(changed(source)).toEqual([]);
});

test('a way out for nothing to do is only taken always, never left out', () => {
  expect(changed('function a() { if (b.length === 0) return []; }')).toEqual([
    'function a() { if (true) return []; }',
    'function a() { if ((b.length) !== (0)) return []; }',
  ]);
});

test('names the line and what is changed there, with few characters in their line', () => {
  const text = 'const a = 1;\nfunction b() {\n  return true;\n}\n';
  const [place] = findPlaces('b.ts', text);
  const [change] = place?.changes ?? [];
  expect(place && change && describeChange(text, place, change)).toBe(
    'b.ts:3 return true;: true → false',
  );
});
