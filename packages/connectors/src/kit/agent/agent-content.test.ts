import { expect, test } from 'vitest';
import { agentContents } from './agent-content.ts';

const OBJECT = { name: 'note.txt', mimeType: 'text/plain' };

test('a text is taken as it was written, with the name of the object', () => {
  expect(agentContents({ content: { text: ' a\n' } }, OBJECT)).toEqual([
    { event: 0, name: 'note.txt', mediaType: 'text/plain', isCut: false, text: ' a\n' },
  ]);
});

test('bytes come in base64 and may have a name of their own', () => {
  const content = { base64: 'AP8=', name: 'a.zip', mime: 'application/zip', cut: true };
  expect(agentContents({ content }, OBJECT)).toEqual([
    {
      event: 0,
      name: 'a.zip',
      mediaType: 'application/zip',
      isCut: true,
      bytes: Buffer.from([0, 255]),
    },
  ]);
});

test('what is no content is none', () => {
  for (const content of [undefined, {}, { text: '' }, { base64: 'a b' }, { withheld: true }, 'x']) {
    expect(agentContents({ content }, OBJECT)).toEqual([]);
  }
});
