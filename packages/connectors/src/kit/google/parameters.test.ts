import { expect, test } from 'vitest';
import { readParameters } from './parameters.ts';

test('values of every type under lower-case names', () => {
  const parameters = readParameters([
    { name: 'USER_EMAIL', value: 'ann@example.com' },
    { name: 'billable', boolValue: false },
    { name: 'size', intValue: '12' },
    { name: 'new_value', multiValue: ['a', 'b'] },
    { name: 'rule_id', multiIntValue: ['7'] },
    { name: 'nothing' },
  ]);
  expect(parameters).toEqual({
    user_email: 'ann@example.com',
    billable: false,
    size: '12',
    new_value: ['a', 'b'],
    rule_id: ['7'],
    nothing: undefined,
  });
});

test('messages nest, in the wire form and as plain objects', () => {
  const source = { name: 'source', messageValue: { parameter: [{ name: 'Address', value: 'x' }] } };
  const parameters = readParameters([
    { name: 'info', messageValue: { parameter: [source] } },
    { name: 'plain', messageValue: { success: true } },
    { name: 'many', multiMessageValue: [{ parameter: [{ name: 'id', value: '1' }] }, null] },
    { name: 'none', messageValue: null },
  ]);
  expect(parameters).toEqual({
    info: { source: { address: 'x' } },
    plain: { success: true },
    many: [{ id: '1' }],
    none: undefined,
  });
});

test('a name cannot reach a prototype, and depth is bounded', () => {
  const parameters = readParameters([{ name: '__proto__', value: 'x' }]);
  expect(Object.getPrototypeOf(parameters)).toBe(Object.prototype);
  let nested: unknown[] = [{ name: 'end', value: 'x' }];
  for (let depth = 0; depth < 50; depth += 1) {
    nested = [{ name: 'm', messageValue: { parameter: nested } }];
  }
  expect(JSON.stringify(readParameters(nested))).not.toContain('end');
});
