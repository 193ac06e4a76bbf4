import { expect, test } from 'vitest';
import { connector } from './connector.ts';

const PROMPT = {
  id: '1731701801008',
  appClass: 'IPM.SkypeTeams.Message.Copilot.BizChat',
  interactionType: 'userPrompt',
  createdDateTime: '2026-02-03T08:16:41.008Z',
  from: { user: { id: 'u-1', displayName: 'Mara Lind' } },
  body: { contentType: 'text', content: 'Check this card: 4242 4242 4242 4242' },
};

test('the text of a prompt is classified, and no part of the event nor of the stored record', () => {
  const result = connector.map(PROMPT);
  if (result.kind !== 'mapped') throw new Error(result.kind);
  expect(result.contents).toMatchObject([{ event: 0, text: PROMPT.body.content }]);
  expect(JSON.stringify(result.events)).not.toContain('4242');
  expect(connector.withheld).toContain('body');
});

test('an answer without a text is an event without a content', () => {
  const result = connector.map({ ...PROMPT, interactionType: 'aiResponse', body: undefined });
  expect(result).toMatchObject({ kind: 'mapped', events: [{ action: 'View' }] });
  expect(result).not.toHaveProperty('contents');
});
