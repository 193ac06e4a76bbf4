import type { Database, Transaction } from '@waybill/store';
import type { TestDatabase } from '@waybill/testkit';

/** A database that ends its side of a connection before the statement of this number in a transaction. */
export function dyingBefore(db: TestDatabase, statement: number): Database {
  const withDeath = (tx: Transaction): Transaction => {
    let run = 0;
    const next = async (): Promise<void> => {
      run += 1;
      if (run !== statement) return;
      const { rows } = await tx.alone((client) =>
        client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'),
      );
      await db.owner.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    };
    return {
      client: tx.client,
      alone: (work) => tx.alone(work),
      query: async (text, values) => {
        await next();
        return tx.query(text, values);
      },
      named: async (name, text, values) => {
        await next();
        return tx.named(name, text, values);
      },
    };
  };
  return {
    ...db.database,
    tenant: (id, work) => db.database.tenant(id, (tx) => work(withDeath(tx))),
  };
}
