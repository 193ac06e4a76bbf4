import { expect, test } from 'vitest';
import { transfer } from './transfer.ts';

const FILE = { LogType: 'THREAT', Subtype: 'file', DestinationAddress: '203.0.113.9' };

test('client to server is an upload, to the application where it has a name', () => {
  const upload = {
    ...FILE,
    DirectionOfAttack: 'client to server',
    Application: 'dropbox-uploading',
  };
  expect(transfer(upload)).toMatchObject({
    action: 'Upload',
    origin: { name: 'Device' },
    destination: { kind: 'app', name: 'Dropbox' },
  });
});

test('server to client is a download', () => {
  const download = { ...FILE, DirectionOfAttack: 'server-to-client', Application: 'web-browsing' };
  expect(transfer(download)).toMatchObject({
    movement: 'download',
    origin: { kind: 'internet', name: 'Internet', host: '203.0.113.9', container: 'web-browsing' },
    destination: { name: 'Device' },
  });
});

test('a server in a private network is a host', () => {
  const inside = { ...FILE, DirectionOfAttack: 'client-to-server', DestinationAddress: '10.1.2.3' };
  expect(transfer(inside)).toMatchObject({ destination: { kind: 'host', name: '10.1.2.3' } });
});

test('attacks and sessions move nothing', () => {
  expect(
    transfer({ ...FILE, Subtype: 'vulnerability', DirectionOfAttack: 'client to server' }),
  ).toEqual({});
  expect(transfer({ ...FILE, LogType: 'TRAFFIC' })).toEqual({});
  expect(transfer(FILE)).toEqual({});
});
