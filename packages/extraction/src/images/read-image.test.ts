import { expect, test } from 'vitest';
import { extractHere } from '../testing/extract-here.ts';
import { imageSize } from './image-size.ts';
import { canRecognize } from './text-recognition.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.skipIf(canRecognize())('without recognition an image says that it was not read', async () => {
  expect(await extractHere(PNG)).toMatchObject({
    type: 'png',
    state: 'unsupported',
    reason: 'image-without-ocr',
  });
});

test('sizes as images claim them', () => {
  expect(imageSize(PNG)).toEqual({ width: 1, height: 1 });
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([3, 1, 2, 0]), Buffer.alloc(20)]);
  expect(imageSize(gif)).toEqual({ width: 259, height: 2 });
  const jpeg = Buffer.alloc(40);
  jpeg.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc2, 0, 11, 8, 0, 5, 0, 7]);
  expect(imageSize(jpeg)).toEqual({ width: 7, height: 5 });
  expect(imageSize(Buffer.from('no image at all, only words'))).toBeUndefined();
});
