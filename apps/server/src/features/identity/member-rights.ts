import type { Permission } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { known, permissionsIn, rolesIn, type AccessBook } from './access/access-book.ts';
import type { AccessBooks } from './access/access-books.ts';
import { readEntered } from './entered-profiles.ts';
import type { ManagedUser } from './managed-user.ts';

/** How long a provider response may be cached for lists. */
const LIFE_MS = 30_000;

/** Someone who can sign in to a tenant, and their permissions there. @published */
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
  /** The provider's current state. Throws `identity.unavailable`. */
  now(tenantId: number): Promise<TenantRights>;
  /**
   * The same, up to 30 s old; null if the provider does not answer and never has. While it does not answer: what it said
   * last, under what the organization decides now.
   */
  recent(tenantId: number): Promise<TenantRights | null>;
  /** Members of some tenant may have changed just now. */
  outdate(): void;
}

interface Known {
  idpTenantId: string;
  /** As the provider has them. */
  provided: readonly ManagedUser[];
  rights: TenantRights;
  goodUntil: number;
}

/** Requests the members of a tenant and their permissions from the identity provider. */
export function memberRights(options: {
  database: Database;
  load: (idpTenantId: string) => Promise<ManagedUser[]>;
  /** The users as the product has them. */
  resolve: (users: readonly ManagedUser[]) => Promise<ManagedUser[]>;
  books: AccessBooks;
  now: () => number;
}): MemberRightsReader {
  const { database, load, resolve, books, now } = options;
  const lastRead = new Map<number, Known>();
  const reading = new Map<number, { after: number; rights: Promise<TenantRights> }>();
  let changes = 0;

  async function rightsFrom(
    tenantId: number,
    { idpTenantId, provided }: Pick<Known, 'idpTenantId' | 'provided'>,
  ): Promise<TenantRights> {
    const members = await resolve(provided);
    const book = await books.of(tenantId);
    const asEntered = await database.tenant(tenantId, readEntered);
    return new Map(
      members.flatMap((member) => {
        const own = rightsOf(member, idpTenantId, book);
        if (own === null) return [];
        const { name, email } = asEntered(member);
        return [[own.userId, { ...own, name, email }] as const];
      }),
    );
  }

  async function read(tenantId: number): Promise<TenantRights> {
    const idpTenantId = await idpTenantOf(database, tenantId);
    const before = changes;
    const provided = await load(idpTenantId).catch((cause: unknown) => {
      throw new AppError('identity.unavailable', { cause });
    });
    const rights = await rightsFrom(tenantId, { idpTenantId, provided });
    // What changed meanwhile may not be in it.
    const goodUntil = before === changes ? now() + LIFE_MS : 0;
    lastRead.set(tenantId, { idpTenantId, provided, rights, goodUntil });
    return rights;
  }

  /** Requests of the same time share an answer, if nothing changed since it was asked for. */
  async function readOnce(tenantId: number): Promise<TenantRights> {
    const under = reading.get(tenantId);
    if (under?.after === changes) return under.rights;
    const own = { after: changes, rights: read(tenantId) };
    reading.set(tenantId, own);
    try {
      return await own.rights;
    } finally {
      if (reading.get(tenantId) === own) reading.delete(tenantId);
    }
  }

  return {
    now: read,
    async recent(tenantId) {
      const last = lastRead.get(tenantId);
      if (last && now() < last.goodUntil) return last.rights;
      return readOnce(tenantId).catch(() => (last ? rightsFrom(tenantId, last) : null));
    },
    outdate() {
      changes += 1;
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
