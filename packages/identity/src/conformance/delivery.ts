import type { ConformanceKit } from './conformance-kit.ts';
import { expectMasked, expectOk } from './expect-reply.ts';

export const DELIVERIES = ['email', 'sms', 'voice', 'whatsapp', 'im'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** No one answers there. */
export const ELSEWHERE = 'https://elsewhere.example/login';

/** A test user whose login id is the method's address. */
export function userFor(
  kit: ConformanceKit,
  method: Delivery,
): Promise<{ loginId: string; userId: string }> {
  return method === 'email' ? kit.testUser(method) : kit.phoneUser(method);
}

/** A valid address for the method that is no one's login id. */
export function nobodyFor(kit: ConformanceKit, method: Delivery): string {
  return method === 'email' ? kit.newLoginId('nobody') : kit.newPhone();
}

/** The reply must be the masked address, by the name that the method's answers have. */
export function expectSent(
  reply: Parameters<typeof expectOk<object>>[0],
  method: Delivery,
  address: string,
): void {
  const data = new Map<string, unknown>(Object.entries(expectOk(reply)));
  expectMasked(data.get(method === 'email' ? 'maskedEmail' : 'maskedPhone'), address);
}

/** The code that was, or would have been, sent to a test user. */
export async function codeFor(
  kit: ConformanceKit,
  method: Delivery,
  loginId: string,
  loginOptions: { mfa?: boolean; stepup?: boolean; customClaims?: Record<string, unknown> } = {},
): Promise<string> {
  const { user } = kit.management;
  return expectOk(await user.generateOTPForTestUser(method, loginId, loginOptions)).code;
}

/** A different code of the same length. */
export function otherThan(code: string, by = 1): string {
  return String((Number(code) + by) % 10 ** code.length).padStart(code.length, '0');
}
