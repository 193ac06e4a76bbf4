import type createDescope from '@descope/node-sdk';
import { testOidcProvider, type TestOidcProvider } from '../testing/test-oidc-provider.ts';
import { startTestSamlIdp, type TestSamlIdp } from '../testing/test-saml-idp.ts';
import { expectOk } from './expect-reply.ts';

export type Management = ReturnType<typeof createDescope>['management'];

interface Maker {
  management: Management;
  newName(kind: string): string;
  takeBackLater(takeBack: () => Promise<unknown>): void;
  /** Milliseconds since 1970, where the provider is. */
  now(): number;
}

/** Creates test data; all of it is removed later. */
export function givenThings({ management, newName, takeBackLater, now }: Maker) {
  return {
    /** A tenant; returns its id. */
    async tenant(kind: string): Promise<string> {
      const { id } = expectOk(await management.tenant.create(newName(kind)));
      takeBackLater(() => management.tenant.delete(id));
      return id;
    },

    /** A role of the project, or of one tenant, with one permission; returns both names. */
    async role(kind: string, tenantId?: string): Promise<{ role: string; permission: string }> {
      const role = newName(kind);
      const permission = newName(`may ${kind}`);
      expectOk(await management.permission.create(permission));
      takeBackLater(() => management.permission.delete(permission));
      expectOk(await management.role.create(role, '', [permission], tenantId));
      takeBackLater(() => management.role.delete(role, tenantId));
      return { role, permission };
    },

    /** An access key; `cleartext` is what its holder has. */
    async accessKey(
      ...options: DropFirst<Parameters<Management['accessKey']['create']>>
    ): Promise<{ keyId: string; cleartext: string }> {
      const { key, cleartext } = expectOk(
        await management.accessKey.create(newName('key'), ...options),
      );
      takeBackLater(() => management.accessKey.delete(key.id));
      return { keyId: key.id, cleartext };
    },

    /** A SAML identity provider on this machine; only the browser goes there. */
    async samlIdp(): Promise<TestSamlIdp> {
      const idp = await startTestSamlIdp({ clock: now });
      takeBackLater(() => idp.close());
      return idp;
    },

    /** An OpenID Connect provider on this machine. */
    async oidcProvider(): Promise<TestOidcProvider> {
      const provider = await testOidcProvider();
      takeBackLater(() => provider.close());
      return provider;
    },
  };
}

type DropFirst<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
