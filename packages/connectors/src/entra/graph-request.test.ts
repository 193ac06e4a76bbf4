import type { EventAction, Movement } from '@waybill/contract';
import { expect, test } from 'vitest';
import { graphRequestFacts } from './graph-request.ts';

const GRAPH = 'https://graph.microsoft.com/v1.0';

test.each<[method: string, path: string, action: EventAction, movement: Movement]>([
  ['GET', '/drives/d1/items/i1/content', 'Download', 'download'],
  ['GET', '/users/u1/messages/m1/$value', 'Download', 'download'],
  ['GET', '/users/u1/messages/m1/attachments/a1/$value', 'Download', 'download'],
  ['PUT', '/drives/d1/root:/Plans/a.xlsx:/content', 'Upload', 'upload'],
  ['POST', '/drives/d1/items/i1/createUploadSession', 'Upload', 'upload'],
  ['POST', '/me/drive/items/i1/createLink', 'Share', 'share'],
  ['POST', '/drives/d1/items/i1/copy', 'Copy', 'copy'],
  ['POST', '/me/sendMail', 'Send', 'send'],
  ['POST', '/chats/c1/messages', 'Send', 'send'],
  ['GET', '/me/messages', 'View', 'none'],
])('%s %s is %s', (method, path, action, movement) => {
  expect(graphRequestFacts(method, `${GRAPH}${path}`, 'success')).toMatchObject({
    action,
    movement,
  });
});

test('an upload goes to the service, everything else comes from it', () => {
  const up = graphRequestFacts('PUT', `${GRAPH}/drives/d1/items/i1/content`, 'success');
  const down = graphRequestFacts('GET', `${GRAPH}/drives/d1/items/i1/content`, 'success');
  expect(up.destination?.host).toBe('graph.microsoft.com');
  expect(up.origin).toBeUndefined();
  expect(down.origin?.name).toBe('Microsoft 365');
});

test('a refused request moved nothing', () => {
  const facts = graphRequestFacts('GET', `${GRAPH}/drives/d1/items/i1/content`, 'failure');
  expect(facts).toEqual({ action: 'Download', movement: 'none' });
});

test.each([
  ['GET', `${GRAPH}/users?$top=5`],
  ['DELETE', `${GRAPH}/drives/d1/items/i1/content`],
  ['GET', 'no address'],
  ['GET', null],
])('%s %s says nothing of data', (method, uri) => {
  expect(graphRequestFacts(method, uri, 'success')).toEqual({});
});
