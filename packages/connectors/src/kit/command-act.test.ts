import { expect, test } from 'vitest';
import { commandAct } from './command-act.ts';
import { OWN_DEVICE } from './destination-place.ts';

test('an upload goes from the device, a download to it', () => {
  expect(commandAct('scp a.txt host.example.org:')).toMatchObject({
    action: 'CLI',
    movement: 'upload',
    origin: OWN_DEVICE,
    destination: { name: 'host.example.org' },
  });
  expect(commandAct('scp host.example.org:a.txt .')).toMatchObject({
    movement: 'download',
    origin: { name: 'host.example.org' },
    destination: OWN_DEVICE,
  });
});

test('any other command is no act', () => {
  expect(commandAct('ls')).toBeNull();
  expect(commandAct(undefined)).toBeNull();
});
