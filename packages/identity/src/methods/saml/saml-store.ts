import { createHash } from 'node:crypto';
import { z } from 'zod';
import { newSecret, secretHash } from '../../crypto/one-time-secret.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { statement, type Queryable } from '../../store/statement.ts';

/** From the posted form to the page that follows it at once. */
const ARRIVAL_LIFE_MS = 60_000;

const Arrival = z.object({
  tenantId: z.string(),
  ssoId: z.string(),
  inResponseTo: z.string(),
  nameId: z.string(),
  attributes: z.record(z.string(), z.array(z.string())),
});
/** A verified assertion whose browser is not known yet. */
export type Arrival = z.infer<typeof Arrival>;

/** Notes that the assertion was used; false when it was before. */
export async function noteAssertion(
  db: Queryable,
  assertion: { issuer: string; id: string; endsAt: number },
): Promise<boolean> {
  const key = JSON.stringify([assertion.issuer, assertion.id]);
  const rows = await statement(
    db,
    'note_assertion',
    `INSERT INTO used_assertion (assertion_hash, expires_at) VALUES ($1, $2)
     ON CONFLICT DO NOTHING RETURNING assertion_hash`,
    [createHash('sha256').update(key).digest(), new Date(assertion.endsAt)],
  );
  return rows.length === 1;
}

/** Stores the assertion; returns its one-time code. */
export async function keepArrival(context: IdentityContext, arrival: Arrival): Promise<string> {
  const code = newSecret();
  const hash = secretHash(code);
  await statement(
    context.pool,
    'insert_saml_arrival',
    'INSERT INTO saml_arrival (code_hash, sealed_data, expires_at) VALUES ($1, $2, $3)',
    [
      hash,
      context.vault.seal(Buffer.from(JSON.stringify(arrival)), samlArrivalLabel(hash)),
      new Date(context.clock() + ARRIVAL_LIFE_MS),
    ],
  );
  return code;
}

/** The assertion, once; null for a code that is unknown, used or expired. */
export async function takeArrival(context: IdentityContext, code: string): Promise<Arrival | null> {
  const hash = secretHash(code);
  const [row] = await statement<{ sealed_data: Buffer }>(
    context.pool,
    'take_saml_arrival',
    'DELETE FROM saml_arrival WHERE code_hash = $1 AND expires_at > $2 RETURNING sealed_data',
    [hash, new Date(context.clock())],
  );
  if (!row) return null;
  const plain = context.vault.open(row.sealed_data, samlArrivalLabel(hash)).toString('utf8');
  return Arrival.parse(JSON.parse(plain));
}

export async function deleteEndedSaml(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_saml',
    `WITH arrivals AS (DELETE FROM saml_arrival WHERE expires_at <= $1)
     DELETE FROM used_assertion WHERE expires_at <= $1`,
    [now],
  );
}

/** Binding of the sealed value. */
export function samlArrivalLabel(hash: Buffer): string {
  return `saml arrival ${hash.toString('hex')}`;
}
