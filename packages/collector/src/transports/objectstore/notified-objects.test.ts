import { expect, test } from 'vitest';
import { notifiedObjects } from './notified-objects.ts';

const S3_EVENT = {
  Records: [
    {
      eventName: 'ObjectCreated:Put',
      s3: { bucket: { name: 'logs' }, object: { key: 'a/b+c%2Bd.json.gz', size: 1 } },
    },
    { eventName: 'ObjectRemoved:Delete', s3: { bucket: { name: 'logs' }, object: { key: 'x' } } },
  ],
};
const FOUND = [{ bucket: 'logs', key: 'a/b c+d.json.gz' }];

test('the store’s own notification names created objects, its keys as in a form', () => {
  expect(notifiedObjects(JSON.stringify(S3_EVENT))).toEqual(FOUND);
});

test('the same is found inside a notification of SNS', () => {
  const message = { Type: 'Notification', Message: JSON.stringify(S3_EVENT) };
  expect(notifiedObjects(JSON.stringify(message))).toEqual(FOUND);
});

test('EventBridge writes the key as it is', () => {
  const message = {
    'detail-type': 'Object Created',
    detail: { bucket: { name: 'logs' }, object: { key: 'a+b' } },
  };
  expect(notifiedObjects(JSON.stringify(message))).toEqual([{ bucket: 'logs', key: 'a+b' }]);
});

test('a list of files of one batch names each of them', () => {
  const message = {
    bucket: 'feed',
    files: [{ path: 'data/1.gz', size: 3 }, { path: 'data/2.gz' }],
  };
  expect(notifiedObjects(JSON.stringify(message)).map(({ key }) => key)).toEqual([
    'data/1.gz',
    'data/2.gz',
  ]);
});

test('messages that only try the queue out, and anything else name none', () => {
  const attempt = { Service: 'Amazon S3', Event: 's3:TestEvent', Bucket: 'logs' };
  const others = [JSON.stringify(attempt), 'hello', '[]', '{"Records":[{}]}', '{"files":[{}]}'];
  expect(others.flatMap(notifiedObjects)).toEqual([]);
});
