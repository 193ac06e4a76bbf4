import { expect, test } from 'vitest';
import { POLICY } from '../policy-fixture.data.ts';
import { namedContent } from './named-content.ts';

const { content } = POLICY;
const named = (...names: string[]) => ({
  ...content,
  rules: content.rules.flatMap((rule) => names.map((name) => ({ ...rule, name }))),
});

test('the only rule is called like its policy unless it has a name of its own', () => {
  expect(namedContent(named(''), 'New')).toMatchObject({ name: 'New', rules: [{ name: 'New' }] });
  expect(namedContent(named(content.name), 'New')).toMatchObject({ rules: [{ name: 'New' }] });
  expect(namedContent(named('Own'), 'New')).toEqual({ name: 'New' });
  expect(namedContent(named('', ''), 'New')).toEqual({ name: 'New' });
});
