import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CliError } from './cli-error.ts';
import { policyCheckCommand } from './policy-check-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-policy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function check(name: string, text: string, more: { format?: string; mode?: string } = {}) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  let printed = '';
  const code = await policyCheckCommand(
    { file, format: more.format, mode: more.mode },
    { write: (line) => (printed += line) },
  );
  return { code, lines: printed.replaceAll(file, name).trimEnd().split('\n') };
}

const TEXT = 'action == "Share" && object.name.endsWith(".key")';
const YAML = `
all:
  - { f: action, op: eq, v: Share }
  - f: object.name
    op: endsWith
    v: .key
`;
const JSON_TEXT =
  '{"all":[{"f":"action","op":"eq","v":"Share"},{"f":"object.name","op":"endsWith","v":".key"}]}';

test.each([
  ['a.cel', TEXT],
  ['a.yaml', YAML],
  ['a.yml', YAML],
  ['a.json', JSON_TEXT],
])('%s is read, and printed as text', async (name, content) => {
  expect(await check(name, content)).toEqual({ code: 0, lines: [TEXT] });
});

test('the format can be told', async () => {
  expect(await check('a.txt', YAML, { format: 'yaml' })).toEqual({ code: 0, lines: [TEXT] });
});

test.each([
  ['a.cel', 'action ==\n  "Fly"', 'a.cel:2:3: the value is not a value of action'],
  ['a.cel', 'action == ', 'a.cel:1:11: expected a value'],
  ['a.yaml', 'all:\n  - f: action\n    op: eq\n    v: Fly\n', 'a.yaml:4:8: all.0.v is not a value'],
  ['a.yaml', 'all:\n  - f: action\n    op: eq\n', 'a.yaml:2:5: all.0.v is missing'],
  ['a.yaml', 'all: [', 'a.yaml:1:7:'],
  ['a.yaml', '', 'a.yaml:1:1: the condition is not a condition'],
  ['a.json', '{"all":[],"all":[]}', 'a.json:1:11: Map keys must be unique'],
])('a problem of %s has its place: %j', async (name, content, start) => {
  const { code, lines } = await check(name, content);
  expect(code).toBe(3);
  expect(lines[0]?.slice(0, start.length)).toBe(start);
});

test('what is wrong with a condition is told, and fails where it cannot do what was meant', async () => {
  const never = 'sizeBytes > 10 && sizeBytes < 5';
  expect(await check('a.cel', never)).toEqual({
    code: 3,
    lines: [never, 'error: no event can match this: the condition'],
  });
  const partly = `has(action) && (${never} || has(object.name))`;
  expect(await check('b.cel', partly)).toEqual({
    code: 0,
    lines: [
      'has(action) && ((sizeBytes > 10 && sizeBytes < 5) || has(object.name))',
      `warning: no event can match this: all.1.any.0 ${never}`,
    ],
  });
  expect(await check('c.cel', 'has(action)', { mode: 'block' })).toMatchObject({
    code: 3,
    lines: ['has(action)', 'error: blocks without limiting people or data: the condition'],
  });
  expect(await check('d.cel', '!(has(action) && has(action))')).toMatchObject({
    lines: [expect.anything(), expect.stringContaining('not.all.1 has(action)')],
  });
});

test('what the command cannot do with is a mistake of the call', async () => {
  const call = (request: Partial<Parameters<typeof policyCheckCommand>[0]>) =>
    policyCheckCommand({ file: 'nothing.cel', format: undefined, mode: undefined, ...request });
  await expect(call({ file: undefined })).rejects.toThrow(CliError);
  await expect(call({})).rejects.toThrow('Cannot read nothing.cel');
  await expect(call({ format: 'xml' })).rejects.toThrow('--format is one of text, yaml, json');
  await expect(call({ mode: 'stop' })).rejects.toThrow('--mode is one of simulate');
});
