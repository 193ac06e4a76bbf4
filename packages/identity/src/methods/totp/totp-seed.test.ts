import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { qrPicture } from './qr-picture.ts';
import { newSeed, provisioningAddress, stepOf } from './totp-seed.ts';

const NOW_MS = 1_800_000_015_000;
const STEP = 60_000_000;

test.each([
  [-2, null],
  [-1, STEP - 1],
  [0, STEP],
  [1, STEP + 1],
  [2, null],
])('a code of the step %i away', (steps, expected) => {
  const seed = newSeed();
  const code = generateSync({ secret: seed, epoch: NOW_MS / 1000 + steps * 30 });
  expect(stepOf(seed, code, NOW_MS)).toBe(expected);
  // A wrong code of the same length has one chance in 300 000 of being correct.
  expect(stepOf(newSeed(), code, NOW_MS)).toBeNull();
});

test('the code of RFC 6238, appendix B, as authenticators show it in two groups', () => {
  const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(stepOf(seed, ' 081 804 ', 1_111_111_109_000)).toBe(37_037_036);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%s is no code', (code) => {
  expect(stepOf(newSeed(), code, NOW_MS)).toBeNull();
});

test('the longest login id in the longest script still fits into the image', async () => {
  const provisioningURL = provisioningAddress('Waybill', '漢'.repeat(1000), newSeed());
  const image = await qrPicture(provisioningURL);
  expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(provisioningURL).toMatch(/^otpauth:\/\/totp\/Waybill:/);
});
