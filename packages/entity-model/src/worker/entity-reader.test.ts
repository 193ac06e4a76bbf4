import { afterAll, expect, test } from 'vitest';
import { tinyModel } from '../testing/tiny-model.ts';
import { openEntityReader } from './entity-reader.ts';

const tiny = tinyModel();
afterAll(() => tiny.remove());

test('a text of several chunks is given up when its time is over; what is read is answered', async () => {
  const reader = await openEntityReader(tiny.folder);
  const several = reader.read('so says Jane , '.repeat(10), 0);
  await expect(several).rejects.toMatchObject({ name: 'EntityReadFault', reason: 'too-slow' });
  expect(await reader.read('so says Jane', 0)).toHaveLength(1);
});
