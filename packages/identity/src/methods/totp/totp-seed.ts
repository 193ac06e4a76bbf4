import { generateSecret, generateURI, verifySync } from 'otplib';

/** Codes change every 30 s; phone clocks may be one step off either way. */
const STEP_SECONDS = 30;
const CODE = /^[0-9]{6}$/;
/** For a login id in the authenticator; with 100 characters in any script it still fits the image. */
const MAX_LABEL = 100;

/** 160 random bits in base 32, as authenticators take them. */
export function newSeed(): string {
  return generateSecret();
}

/** The address that an authenticator is set up with; short enough for a picture. */
export function provisioningAddress(issuer: string, loginId: string, seed: string): string {
  const label = Array.from(loginId).slice(0, MAX_LABEL).join('');
  return generateURI({ issuer, label, secret: seed });
}

/** The time step of a code, or null if it is not currently valid. */
export function stepOf(seed: string, code: string, nowMs: number): number | null {
  // People type codes as authenticators show them: in two groups.
  const token = code.replaceAll(/\s/g, '');
  if (!CODE.test(token)) return null;
  const result = verifySync({
    strategy: 'totp',
    secret: seed,
    token,
    epoch: Math.floor(nowMs / 1000),
    period: STEP_SECONDS,
    epochTolerance: STEP_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
