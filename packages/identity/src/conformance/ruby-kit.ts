import type { ConformanceClient, Fields } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';

/**
 * Requests exactly as the vendor's Ruby library composes them: with its own names of fields, and its
 * empty values. Its integration suite is ported in the files `ruby-*-cases.ts`, one case for each example.
 */
export interface RubyPerson extends Fields {
  loginId: string;
  email: string;
  phone: string;
  name: string;
  givenName: string;
  middleName: string;
  familyName: string;
}

/** Contains every kind of character that rules for passwords ask for. */
export const RUBY_PASSWORD = 'k3N!harbour';
export const RUBY_NEW_PASSWORD = 'm7Q#lantern';

/** A person with a user name for a login id, as the suite invents them. */
export function rubyPerson(kit: ConformanceKit): RubyPerson {
  const loginId = kit.newName('ruby');
  kit.takeBackLater(() => kit.management.user.delete(loginId));
  return {
    loginId,
    email: `${loginId}@mail.example`,
    phone: kit.newPhone(),
    name: 'Ada Lovelace',
    givenName: 'Ada',
    middleName: 'Ruby-SDK-User',
    familyName: 'Lovelace',
  };
}

/** The body by which the library creates someone. */
export function creationOf(person: RubyPerson, more: Fields = {}): Fields {
  return { ...person, test: false, invite: false, ...more };
}

export async function createdByRuby(
  kit: ConformanceKit,
  person: RubyPerson,
  more: Fields = {},
): Promise<Fields> {
  return userOf(expectOk(await post(kit, 'user/create', creationOf(person, more))));
}

export async function testUserOfRuby(
  kit: ConformanceKit,
  person = rubyPerson(kit),
): Promise<RubyPerson> {
  expectOk(await post(kit, 'user/create/test', creationOf(person, { test: true })));
  return person;
}

/** Keeps the refresh token of an answer, as a sign-in function of the library does. */
export function keepFrom(client: ConformanceClient, { refreshJwt }: Fields): void {
  client.keep({ refreshJwt: typeof refreshJwt === 'string' ? refreshJwt : undefined });
}

/** Posts to a path below `/v1/mgmt/`. */
export function post(kit: ConformanceKit, path: string, body: unknown) {
  return postManagement(kit, `/v1/mgmt/${path}`, body);
}

export async function loaded(kit: ConformanceKit, loginId: string): Promise<Fields> {
  return { ...expectOk(await kit.management.user.load(loginId)) };
}

/** What is in the wrapper `user`. */
export function userOf({ user }: Fields): Fields {
  return typeof user === 'object' && user !== null ? { ...user } : {};
}
