import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { diskRoom } from './disk-room.ts';

test('what comes is refused while less than the reserve is free', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  await diskRoom(tmpdir(), 0).require();
  const full = diskRoom(tmpdir(), 2 * bavail * bsize + 1);
  await expect(full.require()).rejects.toMatchObject({
    code: 'storage.full',
    facts: { retryAfterSeconds: 30 },
  });
});

test('without the folder there is nothing to watch', async () => {
  await expect(diskRoom('/does/not/exist', 1).require()).resolves.toBeUndefined();
});
