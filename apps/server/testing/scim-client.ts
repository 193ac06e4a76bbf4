import { z } from 'zod';
import type { TestApp, TestMember } from './test-app.ts';

export interface ScimTestReply {
  status: number;
  headers: Record<string, unknown>;
  /** Empty where there is no body. */
  json: Record<string, unknown>;
}

/** A directory that speaks SCIM to the app, as one vendor writes requests. */
export interface ScimClient {
  secret: string;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ScimTestReply>;
  /** Creates a user with the address. @returns the resource's id. */
  user(email: string, more?: object): Promise<string>;
  /** Creates a group with people. @returns the resource's id. */
  group(displayName: string, memberIds: readonly string[]): Promise<string>;
}

const Id = z.object({ id: z.string() });

/** Creates a token of the member's tenant and a client that uses it. */
export async function scimClient({ app }: TestApp, member: TestMember): Promise<ScimClient> {
  const made = await member.call('POST', '/v1/directory/tokens', {});
  const { secret } = z.object({ secret: z.string() }).parse(made.json);
  const send: ScimClient['send'] = async (method, path, body, headers = {}) => {
    const reply = await app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const json = reply.body === '' ? {} : reply.json<Record<string, unknown>>();
    return { status: reply.statusCode, headers: reply.headers, json };
  };
  return {
    secret,
    send,
    async user(email, more = {}) {
      const reply = await send('POST', '/Users', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName: email,
        externalId: `ext-${email}`,
        displayName: email.split('@')[0],
        emails: [{ value: email, type: 'work', primary: true }],
        active: true,
        ...more,
      });
      return Id.parse(reply.json).id;
    },
    async group(displayName, memberIds) {
      const reply = await send('POST', '/Groups', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
        displayName,
        members: memberIds.map((value) => ({ value })),
      });
      return Id.parse(reply.json).id;
    },
  };
}
