import type { Permission } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { known, permissionsIn, rolesIn, type AccessBook } from './access/access-book.ts';
import type { AccessBooks } from './access/access-books.ts';
import type { ManagedUser } from './managed-user.ts';

/** How long an answer of the provider is good enough for lists. */
const LIFE_MS = 30_000;

/** Someone who may sign in to a tenant, and what they may do there. @published */
export interface MemberRights {
  userId: string;
  name: string;
  email: string;
  /** Names of the roles that the provider has them in. */
  roles: readonly string[];
  permissions: ReadonlySet<Permission>;
}

/** Members by their ids. Who has left or is suspended is not among them. @published */
export type TenantRights = ReadonlyMap<string, MemberRights>;

/** @published */
export interface MemberRightsReader {
  /** As the provider says now. Throws `identity.unavailable`. */
  now(tenantId: number): Promise<TenantRights>;
  /** The same, up to 30 s old; null where the provider does not answer and never has. */
  recent(tenantId: number): Promise<TenantRights | null>;
  /** Members of some tenant may have changed just now. */
  outdate(): void;
}

interface Known {
  rights: TenantRights;
  goodUntil: number;
}

/** Asks the identity provider for the members of a tenant and what their roles let them do. */
export function memberRights(options: {
  database: Database;
  load: (idpTenantId: string) => Promise<ManagedUser[]>;
  books: AccessBooks;
  now: () => number;
}): MemberRightsReader {
  const { database, load, books, now } = options;
  const lastRead = new Map<number, Known>();

  async function read(tenantId: number): Promise<TenantRights> {
    const idpTenantId = await idpTenantOf(database, tenantId);
    const members = await load(idpTenantId).catch((cause: unknown) => {
      throw new AppError('identity.unavailable', { cause });
    });
    const book = await books.of(tenantId);
    const rights = new Map(
      members.flatMap((member) => {
        const own = rightsOf(member, idpTenantId, book);
        return own === null ? [] : [[own.userId, own] as const];
      }),
    );
    lastRead.set(tenantId, { rights, goodUntil: now() + LIFE_MS });
    return rights;
  }

  return {
    now: read,
    async recent(tenantId) {
      const last = lastRead.get(tenantId);
      if (last && now() < last.goodUntil) return last.rights;
      return read(tenantId).catch(() => last?.rights ?? null);
    },
    outdate() {
      for (const one of lastRead.values()) one.goodUntil = 0;
    },
  };
}

/** What a user may do in a tenant; null for someone who may not sign in to it. */
function rightsOf(user: ManagedUser, idpTenantId: string, book: AccessBook): MemberRights | null {
  const membership = user.tenants.find(({ tenantId }) => tenantId === idpTenantId);
  if (!membership || !user.isActive || book.suspended.has(user.userId)) return null;
  const permissions = permissionsIn(book, user, membership.roles);
  for (const permission of known(membership.permissions ?? [])) permissions.add(permission);
  const { userId, name, email } = user;
  return { userId, name, email, roles: rolesIn(book, userId, membership.roles), permissions };
}

/** Id at the provider of a tenant. Throws `session.tenant_missing`. */
export async function idpTenantOf(database: Database, tenantId: number): Promise<string> {
  const [row] = await database.tenant(tenantId, (tx) =>
    tx.named<{ id: string }>('tenant_idp_id', 'SELECT idp_tenant_id AS id FROM tenant'),
  );
  if (!row) throw new AppError('session.tenant_missing');
  return row.id;
}
