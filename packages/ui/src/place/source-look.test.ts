import { expect, test } from 'vitest';
import { SAMPLE_NAMES } from '../gallery/gallery-sample.data.ts';
import { SOURCE_LOOK } from './source-look.data.ts';

test('every integration and destination name has a look of its own, hosts share one', () => {
  const hosts = SAMPLE_NAMES.filter((name) => SOURCE_LOOK.get(name) === undefined);
  expect(hosts).toEqual(['files.example.net']);
});
