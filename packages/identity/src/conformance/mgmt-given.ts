import type { ConformanceClient } from './conformance-client.ts';
import { PASSWORD, type ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';

/** Type of texts, of those that custom attributes have. */
const TEXT_ATTRIBUTE = 1;

/** Defines an attribute of users; returns its name. */
export async function givenAttribute({
  management,
  newName,
  takeBackLater,
}: ConformanceKit): Promise<string> {
  const name = newName('attribute').replace('-', '');
  expectOk(await management.user.createCustomAttributes([{ name, type: TEXT_ATTRIBUTE }]));
  takeBackLater(() => management.user.deleteCustomAttributes([name]));
  return name;
}

/** Claims of a session token of the user, who signs in for it. */
export async function claimsOf(
  kit: ConformanceKit,
  loginId: string,
): Promise<Record<string, unknown>> {
  const { sessionJwt } = expectOk(await kit.client().sdk.password.signIn(loginId, PASSWORD));
  return (await kit.node.validateSession(sessionJwt)).token;
}

/** Claims of the next session token of someone who is signed in. */
export async function refreshedClaims(
  kit: ConformanceKit,
  client: ConformanceClient,
): Promise<Record<string, unknown>> {
  const answer = expectOk(await client.sdk.refresh());
  if (answer.refreshJwt) client.keep(answer);
  return (await kit.node.validateSession(answer.sessionJwt)).token;
}

/** The sign-in must have ended. */
export async function expectSignedOut(client: ConformanceClient): Promise<void> {
  expectRefused(await client.sdk.refresh(), 401);
}
