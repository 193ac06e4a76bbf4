import { deliverWaiting } from '@waybill/identity/outbox/deliver-sign-ins';
import { openDatabase } from '@waybill/store';
import pg from 'pg';
import { recordSignIns } from '../src/features/identity/record-sign-ins.ts';

/**
 * Delivers waiting sign-ins, in a process that kills itself before its n-th statement on either
 * database.
 */
const killBefore = Number(process.env['KILL_BEFORE']);
let statements = 0;
const query = Reflect.get(pg.Client.prototype, 'query');
Reflect.set(pg.Client.prototype, 'query', function counted(this: pg.Client, ...given: unknown[]) {
  statements += 1;
  if (statements === killBefore) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, given);
});

const connectionOf = (name: string): pg.ClientConfig => JSON.parse(process.env[name] ?? '{}');
const database = openDatabase({ connection: connectionOf('PRODUCT') });
const pool = new pg.Pool({ ...connectionOf('IDENTITY'), max: 2 });
await deliverWaiting(pool, recordSignIns(database));
await pool.end();
await database.close();
