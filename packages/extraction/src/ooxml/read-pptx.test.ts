import { expect, test } from 'vitest';
import { buildPptx } from '../testing/build-office.ts';
import { extractHere, spacedText } from '../testing/extract-here.ts';

test('slides come in the order of the presentation, not of their names', async () => {
  const extraction = await extractHere(buildPptx(['first', 'second', 'third']));
  expect(extraction).toMatchObject({ type: 'pptx', state: 'complete' });
  expect(spacedText(extraction)).toBe('first second third');
});
