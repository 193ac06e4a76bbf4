import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextClassifier } from '../../classification/text-classifier.ts';
import { classifier } from './ip-address.ts';

const addresses = createTextClassifier([classifier]);

function found(text: string): string[] {
  return addresses.classifyText(text).findings.map(({ start, end }) => text.slice(start, end));
}

test('every address of four octets is found, with one octet too large never', () => {
  const octet = fc.integer({ min: 20, max: 255 });
  fc.assert(
    fc.property(octet, octet, octet, octet, (...octets) => {
      // A number with almost no distinct digits looks like a placeholder and is treated as one.
      fc.pre(new Set(octets.join('')).size > 3);
      expect(found(`from ${octets.join('.')} on`)).toEqual([octets.join('.')]);
      expect(found(`from ${octets.slice(1).join('.')}.256 on`)).toEqual([]);
    }),
  );
});

test('every address of eight groups is found, in full and compressed', () => {
  const group = fc.integer({ min: 0x100, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const full = groups.join(':');
      const compressed = `${groups.slice(0, 3).join(':')}::${groups.slice(6).join(':')}`;
      expect(found(`from ${full} on`)).toEqual([full]);
      expect(found(`from ${compressed} on`)).toEqual([compressed]);
    }),
  );
});

test.each([
  'version 10.2.3.4',
  'Firefox/3.6.20.1',
  'std::string',
  'f(x::Int)',
  'xs[::2]',
  '1::2::3',
])('nothing is found in %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('a network keeps its prefix', () => {
  expect(found('route 198.51.100.0/24')).toEqual(['198.51.100.0/24']);
  expect(found('route 2001:db8::/32')).toEqual(['2001:db8::/32']);
});
